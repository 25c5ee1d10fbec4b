import { codeOf, stepAt } from '@wojaz/staff/server'
import { placeOrder } from '../fixtures/placed-order.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'

const password = 'wiosenny deszcz 7 kropli'

/** Decodes the secret like an authenticator app. */
function keyOf(spelled: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...spelled.replace(/\s/g, '')].map((one) =>
    alphabet.indexOf(one).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

test('the first of the office comes in by the link that start printed, and works by keyboard', {
  tag: '@gate',
}, async ({ page }) => {
  const stack = runningStack()
  const { output } = await stack.started()
  const link = /https?:\/\/\S+\/biuro\/zaproszenie\?token=[\w-]{43}/.exec(output)?.[0] ?? ''
  const order = await placeOrder('office')

  await test.step('two factors are set with one press', async () => {
    await page.goto(link)
    const key = keyOf((await page.locator('.key code').textContent()) ?? '')
    await page.getByLabel('Nowe hasło').fill(password)
    await page.getByLabel('Kod z aplikacji').fill(codeOf(key, stepAt(new Date())))
    await page.getByRole('button', { name: 'Wejdź do biura' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dzień dobry')
  })

  await test.step('an order is found and opened without a mouse', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type(order.email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zamówienia')
    expect(page.url()).not.toContain('anna')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number)
  })

  await test.step('a note stays', async () => {
    await page.getByLabel('Nowa notatka').fill('Oddzwonić po 17.')
    await page.getByRole('button', { name: 'Dodaj notatkę' }).press('Enter')
    await expect(page.getByRole('region', { name: 'Notatki' })).toContainText('Oddzwonić po 17.')
  })

  await test.step('a key of the device takes the place of the code', async () => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await page.goto('/biuro/klucze')
    await page.getByLabel('Nazwa', { exact: true }).fill('laptop')
    await page.getByRole('button', { name: 'Dodaj klucz' }).click()
    await expect(page.getByRole('cell', { name: 'laptop', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Wyloguj' }).click()
    await page.getByLabel('E-mail').fill(stack.settings.STAFF_EMAIL ?? 'kierownik@wojaz.example')
    await page.getByLabel('Hasło').fill(password)
    await page.getByRole('button', { name: 'Zaloguj się kluczem' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dzień dobry')
  })

  await test.step('who logs out is out', async () => {
    await page.getByRole('button', { name: 'Wyloguj' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się')
    await page.goto('/biuro/zamowienia')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się')
  })
})

import { linkTo, newAddress } from '../fixtures/emails.ts'
import { expect, openPage, phone, test } from '../fixtures/shop-test.ts'
import { becomeCustomer } from '../fixtures/traveller.ts'
import { allow } from '../fixtures/visitor.ts'

// A password is refused on purpose here, and the browser logs every refusal.
test.use({ viewport: phone, reducedMotion: 'reduce', expectedComplaint: /status of 422/ })

const forgotten = 'zwykłe zdanie o morzu'
const chosen = 'inne zdanie o górach'

test('a customer forgets the password, sets a new one by e-mail and logs in with it', {
  tag: '@gate',
}, async ({ page }) => {
  const email = newAddress('zapomina')
  const greeting = page.getByRole('heading', { level: 1, name: 'Dzień dobry, Anno!' })
  const logOut = page.getByRole('main').getByRole('button', { name: 'Wyloguj się' })
  const begin = async () => {
    await openPage(page, '/mytui/logowanie')
    await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
    await page.getByRole('button', { name: 'Dalej' }).click()
  }
  const tryPassword = async (password: string) => {
    await page.getByLabel('Hasło').fill(password)
    await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  }
  await allow(page, '')
  await openPage(page, '/')
  await becomeCustomer(page, email, { firstName: 'Anna', lastName: 'Żółcińska', password: forgotten })
  await openPage(page, '/mytui')
  await logOut.click()
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible()

  await begin()
  await tryPassword('nie to zdanie')
  await expect(page.getByText(/się nie zgadza/)).toBeVisible()
  await page.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click()
  await expect(page.getByRole('textbox', { name: 'Adres e-mail' })).toHaveValue(email)
  await page.getByRole('button', { name: 'Wyślij link' }).click()
  await expect(page.getByText('link jest już w drodze')).toBeVisible()
  await openPage(page, await linkTo(email, 'mytui/zmiana-hasla'))
  await page.getByLabel('Nowe hasło').fill(chosen)
  await page.getByRole('button', { name: 'Zapisz hasło' }).click()
  await expect(greeting).toBeVisible()
  await logOut.click()

  await begin()
  await tryPassword(forgotten)
  await expect(page.getByText(/się nie zgadza/)).toBeVisible()
  await tryPassword(chosen)
  await expect(greeting).toBeVisible()
})

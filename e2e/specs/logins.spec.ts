import type { Page } from '@playwright/test'
import { codesTo, linkTo, newAddress } from '../fixtures/emails.ts'
import { callsOf } from '../fixtures/shop-calls.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

test.use({ viewport: phone, reducedMotion: 'reduce' })

const settings = '/mytui/ustawienia/sposoby-logowania'

async function logInWithGoogle(page: Page, email: string) {
  await page.getByRole('link', { name: 'Kontynuuj z Google' }).click()
  await page.getByLabel('Adres u dostawcy').fill(email)
  await page.getByRole('button', { name: 'Dalej' }).click()
}

test('Facebook tells no address: it is asked for, a code proves it, and the guest is in', async ({
  page,
}) => {
  const email = newAddress('facebook')
  await allow(page, '')
  await openPage(page, `/mytui/logowanie?powrot=${settings}`)
  await page.getByRole('link', { name: 'Kontynuuj z Facebook' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeszcze jeden krok')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
  await page.getByRole('button', { name: 'Wyślij kod' }).click()
  await expect(page.getByText(`Wysłaliśmy kod na adres ${email}`)).toBeVisible()
  const [code = ''] = await codesTo(email, 1)
  await page.getByLabel('Kod z e-maila').fill(code)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  // Facebook adds a fragment to every redirect URL.
  await expect(page).toHaveURL(new RegExp(`${settings}(#_=_)?$`))
  const others = page.getByRole('region', { name: 'Logowanie przez inne serwisy' })
  await expect(others.getByRole('listitem')).toContainText('Facebook')
})

test('a guest thinks better of Google, then comes in with it and sees that it is the only way', {
  tag: '@gate',
}, async ({ page }) => {
  const email = newAddress('google', 'firma.example')
  await allow(page, '')
  await openPage(page, settings)
  await expect(page).toHaveURL(/\/mytui\/logowanie\?powrot=/)
  await page.getByRole('link', { name: 'Kontynuuj z Google' }).click()
  await page.getByRole('button', { name: 'Anuluj' }).click()
  await expect(page.getByText('Logowanie zostało przerwane')).toBeVisible()
  await logInWithGoogle(page, email)
  await expect(page).toHaveURL(new RegExp(`${settings}$`))
  await expect(page.getByText(`Google · ${email}`)).toBeVisible()
  await expect(page.getByText('To Twój jedyny sposób logowania')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Usuń/ })).toHaveCount(0)
})

test('Google names an address that has an account: its password links the two', async ({ page }) => {
  const email = newAddress('haslo', 'firma.example')
  const password = 'zwykłe zdanie o morzu'
  await allow(page, '')
  await openPage(page, '/')
  const call = callsOf(page)
  await call('register', { body: { email, firstName: 'Anna', lastName: 'Nowak', password } })
  const token = new URL(await linkTo(email, 'mytui/aktywacja')).searchParams.get('token') ?? ''
  await call('activateAccount', { body: { token, password } })
  await page.context().clearCookies({ name: /^tui_/ })
  await openPage(page, `/mytui/logowanie?powrot=${settings}`)
  await logInWithGoogle(page, email)
  await expect(page.getByText(`Konto z adresem ${email} już jest.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Połącz i zaloguj się' }).click()
  await expect(page).toHaveURL(new RegExp(`${settings}$`))
  await expect(page.getByText(`Google · ${email}`)).toBeVisible()
})

test('whoever came by Google adds a passkey, comes in with it, names it and takes it away', async ({
  page,
}) => {
  // A passkey that answers automatically would log in before anything is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
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
  await allow(page, '')
  await openPage(page, `/mytui/logowanie?powrot=${settings}`)
  await logInWithGoogle(page, newAddress('klucz', 'firma.example'))
  await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).click()
  await expect(page.getByText('Klucz dostępu dodany')).toBeVisible()
  await expectAccessible(page)

  await openPage(page, '/mytui')
  await page.getByRole('main').getByRole('button', { name: 'Wyloguj się' }).click()
  await page.goto(`/mytui/logowanie?powrot=${settings}`)
  await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click()
  await expect(page).toHaveURL(new RegExp(`${settings}$`))
  const keys = page.getByRole('region', { name: 'Klucze dostępu' })
  await expect(keys).toContainText('ostatnio użyto')

  await keys.getByText('Zmień nazwę').click()
  await keys.getByLabel('Nazwa klucza').fill('Laptop w domu')
  await keys.getByRole('button', { name: 'Zapisz nazwę' }).click()
  await expect(page.getByText('Nowa nazwa zapisana.')).toBeVisible()
  await keys.getByRole('button', { name: 'Usuń klucz Laptop w domu' }).click()
  await expect(page.getByText('Usunięte. Napisaliśmy o tym na Twój adres.')).toBeVisible()
  await expect(keys.getByRole('listitem')).toHaveCount(0)
})

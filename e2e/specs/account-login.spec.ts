import { codesTo, linkTo } from '../fixtures/emails.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

// A code is refused on purpose here, and the browser logs every refusal.
test.use({ viewport: phone, reducedMotion: 'reduce', expectedComplaint: /status of 422/ })

const password = 'zwykłe zdanie'
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a careful customer logs in with a code by e-mail, on a phone and by keyboard alone at a desk', async ({
  page,
  browser,
}) => {
  const email = `kod-${process.pid}@wojaz.example`
  await allow(page, '')
  await openPage(page, '/mytui/nowe-konto')
  await page.getByRole('textbox', { name: 'Imię' }).fill('Anna')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Żółcińska')
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Załóż konto' }).click()
  await page.goto(await linkTo(email, 'mytui/aktywacja'))
  await page.getByRole('button', { name: 'Aktywuj konto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anno!')

  await openPage(page, '/mytui/ustawienia/haslo')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Zawsze pytaj o kod').check()
  await page.getByRole('button', { name: 'Zapisz ustawienia' }).click()
  await expect(page.getByText('Ustawienia zapisane.')).toBeVisible()
  await expect(page.getByLabel('Zawsze pytaj o kod')).toBeChecked()
  await page.goto('/mytui')
  await page.getByRole('main').getByRole('button', { name: 'Wyloguj się' }).click()

  await test.step('on the phone, with a look back, a wrong code and a second email', async () => {
    await page.goto('/mytui/ustawienia/haslo')
    await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
    await page.getByRole('button', { name: 'Dalej' }).click()
    await expect(page.getByLabel('Hasło')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Adres e-mail' })).toHaveValue(email)
    await page.goForward()
    await page.getByLabel('Hasło').fill(password)
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
    const code = page.getByRole('textbox', { name: 'Kod z e-maila' })
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const [first = ''] = await codesTo(email, 1)
    await code.fill(wrongOf(first))
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
    await expect(code).toHaveAccessibleDescription(/To nie ten kod/)
    await page.getByRole('button', { name: 'Wyślij nowy kod' }).click()
    await expect(page.getByText('Nowy kod jest w drodze')).toBeVisible()
    const [, second = ''] = await codesTo(email, 2)
    await code.fill(second)
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
    await expect(page).toHaveURL(/\/mytui\/ustawienia\/haslo$/)
  })

  await test.step('at a desk, without a mouse', async () => {
    const desk = await browser.newContext({ viewport: desktop })
    const there = await desk.newPage()
    await there.goto('/mytui/logowanie')
    await tabTo(there, there.getByRole('textbox', { name: 'Adres e-mail' }))
    await there.keyboard.type(email)
    await there.keyboard.press('Enter')
    await expect(there.getByLabel('Hasło')).toBeFocused()
    await there.keyboard.type(password)
    await tabTo(there, there.getByRole('button', { name: 'Pokaż' }))
    await there.keyboard.press('Space')
    await expect(there.getByLabel('Hasło')).toHaveAttribute('type', 'text')
    await tabTo(there, there.getByRole('button', { name: 'Zaloguj się' }))
    await there.keyboard.press('Enter')
    await expect(there.getByRole('textbox', { name: 'Kod z e-maila' })).toBeFocused()
    const [, , third = ''] = await codesTo(email, 3)
    await there.keyboard.type(third)
    await there.keyboard.press('Enter')
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anno!')
    await desk.close()
  })
})

import type { Page } from '@playwright/test'
import { codesTo, newAddress } from '../fixtures/emails.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { desktop, expect, openPage, phone, test } from '../fixtures/shop-test.ts'
import { becomeCustomer } from '../fixtures/traveller.ts'
import { allow } from '../fixtures/visitor.ts'

// A code is refused on purpose here, and the browser logs every refusal.
test.use({ viewport: phone, reducedMotion: 'reduce', expectedComplaint: /status of 422/ })

const password = 'zwykłe zdanie'
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** A customer who is always asked for a code, logged out again. */
async function carefulCustomer(page: Page): Promise<string> {
  const email = newAddress('kod')
  await allow(page, '')
  await openPage(page, '/')
  await becomeCustomer(page, email, { firstName: 'Anna', lastName: 'Żółcińska', password })
  await openPage(page, '/mytui/ustawienia/haslo')
  await page.getByLabel('Zawsze pytaj o kod').check()
  await page.getByRole('button', { name: 'Zapisz ustawienia' }).click()
  await expect(page.getByText('Ustawienia zapisane.')).toBeVisible()
  await expect(page.getByLabel('Zawsze pytaj o kod')).toBeChecked()
  await page.goto('/mytui')
  await page.getByRole('main').getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible()
  return email
}

test('a careful customer logs in with a code by e-mail, after a look back, a wrong code and a second email', {
  tag: '@gate',
}, async ({ page }) => {
  const email = await carefulCustomer(page)
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

test.describe(() => {
  test.use({ viewport: desktop })

  test('without a mouse a careful customer logs in with a code', async ({ page }) => {
    const email = await carefulCustomer(page)
    await openPage(page, '/mytui/logowanie')
    await tabTo(page, page.getByRole('textbox', { name: 'Adres e-mail' }))
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Hasło')).toBeFocused()
    await page.keyboard.type(password)
    await tabTo(page, page.getByRole('button', { name: 'Pokaż' }))
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Hasło')).toHaveAttribute('type', 'text')
    await tabTo(page, page.getByRole('button', { name: 'Zaloguj się' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Kod z e-maila' })).toBeFocused()
    const [code = ''] = await codesTo(email, 1)
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anno!')
  })
})

import type { Page } from '@playwright/test'
import { linkTo } from '../fixtures/letters.ts'
import { desktop, expect, expectAccessible, openPage, test } from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

test.use({ reducedMotion: 'reduce' })

const password = 'zwykłe zdanie o morzu'
const mytui = '/api/www/mytui/api'

/** A customer who has just come in, in this browser. */
async function becomeCustomer(page: Page, email: string) {
  await allow(page, '')
  await openPage(page, '/')
  const typed = { email, firstName: 'Anna', lastName: 'Żółcińska', password }
  await page.request.post(`${mytui}/register`, { data: typed })
  const token = new URL(await linkTo(email, 'mytui/aktywacja')).searchParams.get('token')
  const answer = await page.request.post(`${mytui}/activate`, { data: { token, password } })
  expect(answer.status()).toBe(200)
}

async function leave(page: Page) {
  await page.goto('/mytui/ustawienia/moje-dane')
  await page.getByRole('link', { name: 'Zobacz, co się stanie' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuń konto')
  await page.getByLabel('Rozumiem i chcę usunąć konto').check()
  await page.getByRole('button', { name: 'Usuń moje konto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konto jest zamknięte')
}

test.describe('on a desk', () => {
  test.use({ viewport: desktop })

  test('the link of the letter keeps the account, without a login', async ({ page }) => {
    const email = `zostaje-${process.pid}@wojaz.example`
    await becomeCustomer(page, email)
    await leave(page)
    const link = await linkTo(email, 'mytui/deaktywacja/cofnij')
    await page.goto(link)
    await page.getByRole('button', { name: 'Zachowaj moje konto' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twoje konto zostaje')
    await expectAccessible(page)
  })
})

import type { Page } from '@playwright/test'
import { linkTo, newAddress } from '../fixtures/emails.ts'
import { expect, openPage, phone, test } from '../fixtures/shop-test.ts'
import { becomeCustomer } from '../fixtures/traveller.ts'
import { allow } from '../fixtures/visitor.ts'
import { runningStack } from '../stack.ts'

test.use({ viewport: phone, reducedMotion: 'reduce' })

async function leave(page: Page) {
  await page.goto('/mytui/ustawienia/moje-dane')
  await page.getByRole('link', { name: 'Zobacz, co się stanie' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuń konto')
  await page.getByLabel('Rozumiem i chcę usunąć konto').check()
  await page.getByRole('button', { name: 'Usuń moje konto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konto jest zamknięte')
}

test('a customer takes a copy of their data along, leaves, and comes back by the link of the email', {
  tag: '@gate',
}, async ({ page }) => {
  const email = newAddress('zostaje')
  await allow(page, '')
  await openPage(page, '/')
  await becomeCustomer(page, email)
  await openPage(page, '/mytui/ustawienia/moje-dane')
  await expect(page.getByText('Dzień dobry, Ewo!')).toBeVisible()
  await page.getByRole('button', { name: 'Przygotuj moje dane' }).click()
  const file = page.getByRole('link', { name: /^Pobierz plik ZIP/ })
  await runningStack().runRounds()
  await expect(file).toBeVisible()
  const download = page.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)

  await leave(page)
  await page.goto(await linkTo(email, 'mytui/deaktywacja/cofnij'))
  await page.getByRole('button', { name: 'Zachowaj moje konto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twoje konto zostaje')
})

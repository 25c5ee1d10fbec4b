import type { Page } from '@playwright/test'
import { linkTo } from '../fixtures/emails.ts'
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

test.use({ reducedMotion: 'reduce' })

const password = 'zwykłe zdanie o morzu'
const mytui = '/api/www/mytui/api'

/** A customer who has just logged in with this browser. */
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

for (const [screen, viewport] of Object.entries({ desktop, phone }))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport })

    test('a customer takes a copy of their data along, leaves, and comes back by the link of the email', async ({
      page,
    }) => {
      const email = `zostaje-${screen}-${process.pid}-${test.info().retry}@wojaz.example`
      await becomeCustomer(page, email)
      await openPage(page, '/mytui/ustawienia/moje-dane')
      await expect(page.getByText('Dzień dobry, Anno!')).toBeVisible()
      await page.getByRole('button', { name: 'Przygotuj moje dane' }).click()
      const file = page.getByRole('link', { name: /^Pobierz plik ZIP/ })
      await expect(file).toBeVisible({ timeout: 45_000 })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const download = page.waitForEvent('download')
      await file.click()
      expect((await download).suggestedFilename()).toMatch(/\.zip$/)

      await leave(page)
      await expectNoSidewaysScroll(page)
      await page.goto(await linkTo(email, 'mytui/deaktywacja/cofnij'))
      await page.getByRole('button', { name: 'Zachowaj moje konto' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twoje konto zostaje')
      await expectAccessible(page)
    })
  })

import { expect, openPage, test } from '../fixtures/shop-test.ts'

// The clock stands until a test lets it run: how long the machine takes is no part of what is seen.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-07-01T10:00:00' })
  await page.clock.pauseAt('2026-07-01T10:00:01')
  await openPage(page, '/_ui')
})

test('a dialog counts down in minutes and seconds', async ({ page }) => {
  await page.getByRole('button', { name: 'Okno z odliczaniem' }).click()
  const timer = page.getByRole('dialog').getByRole('timer', { name: 'Cena czeka jeszcze' })
  await expect(timer).toContainText('05:00')
  await page.clock.runFor(65_000)
  await expect(timer).toContainText('03:55')
  await page.clock.runFor(300_000)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a countdown ends at its moment and says the time in words to a screen reader', async ({ page }) => {
  await expect(page.getByText('Czas biegnie')).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(page.getByText('Czas minął')).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Krótkie odliczanie' })).toContainText('0 minut 0 sekund')
})

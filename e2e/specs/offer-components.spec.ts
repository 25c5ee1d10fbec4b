import { test } from '../fixtures/one-tab-test.ts'
import { expect, openPage, phone } from '../fixtures/shop-test.ts'

test('the home page shows reduced offers, last minutes, the best rated hotels and countries with prices', async ({
  page,
}) => {
  await openPage(page, '/')
  const shelf = (name: string) => page.getByRole('region', { name })
  const reduced = shelf('Polecamy w tym tygodniu')
  await expect(reduced.getByRole('article').first()).toContainText(/−\d+%/)
  await expect(reduced.getByRole('article').first()).toContainText('Najniższa cena z 30 dni przed obniżką')
  await expect(shelf('Hotele z najlepszymi opiniami').getByRole('article').first()).toContainText('za osobę')
  await expect(shelf('Kraje, do których lecicie najchętniej').getByRole('listitem').first()).toContainText(
    /od \d/,
  )

  const row = reduced.getByRole('list').first()
  const moved = () => row.evaluate((list) => list.scrollLeft)
  await reduced.getByRole('button', { name: 'Następne oferty' }).click()
  await expect.poll(moved).toBeGreaterThan(200)
  await reduced.getByRole('button', { name: 'Poprzednie oferty' }).click()
  await expect.poll(moved).toBe(0)

  await page.setViewportSize(phone)
  await reduced.getByRole('article').first().getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(reduced.getByRole('article').nth(1).getByRole('button')).toBeFocused()
  await expect(reduced.getByRole('article').nth(1)).toBeInViewport({ ratio: 0.9 })
})

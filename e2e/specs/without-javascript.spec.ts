import { expect, test } from '../fixtures/shop-test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a guest reads the home page and follows its links', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const tile = page.getByRole('main').locator('a[href^="/inspiracje/"]').first()
  const address = await tile.getAttribute('href')
  await tile.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

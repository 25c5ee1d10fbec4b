import { test } from '../fixtures/one-tab-test.ts'
import { expect, openPage } from '../fixtures/shop-test.ts'

const languages = [
  { locale: 'pl', path: '/', name: 'Polski' },
  { locale: 'cs', path: '/cs', name: 'Čeština' },
  { locale: 'ro', path: '/ro', name: 'Română' },
  { locale: 'hu', path: '/hu', name: 'Magyar' },
  { locale: 'uk', path: '/uk', name: 'Українська' },
] as const

for (const { locale, path } of languages) {
  test(`the home page in ${locale} says so, and names its sisters`, async ({ page, request }) => {
    await openPage(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const sisters = page.locator('link[rel="alternate"][hreflang]')
    await expect(sisters).toHaveCount(languages.length + 1)
    for (const sister of languages) {
      const address = await page
        .locator(`link[rel="alternate"][hreflang="${sister.locale}"]`)
        .getAttribute('href')
      expect(new URL(address as string).pathname).toBe(sister.path)
    }
    const inCms = await (await request.get(`/api/pages?locale=${locale}&depth=2&where[url][equals]=/`)).json()
    const { options } = inCms.docs[0].slots[0].components[0]
    const heading = options.find(({ key }: { key: string }) => key === 'heading').value
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

test('a guest who changes the language stays on the same page', async ({ page }) => {
  await openPage(page, '/zima')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /język|polski/i })
    .click()
  await page.getByRole('link', { name: 'Čeština' }).first().click()
  await expect(page).toHaveURL(/\/cs\/zima$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
})

test('the title carries the current year where the editor wrote the token', async ({ page }) => {
  await openPage(page, '/')
  await expect(page).toHaveTitle(new RegExp(String(new Date().getFullYear())))
})

import { test } from '../fixtures/one-tab-test.ts'
import { expect, expectAccessible, openPage } from '../fixtures/shop-test.ts'

test.use({ expectedComplaint: /status of 404/ })

for (const [path, locale, advice] of [
  ['/nie-ma-takiej-strony', 'pl', 'Może oferta się sprzedała'],
  ['/cs/nie-ma-takiej-strony', 'cs', 'Možná se nabídka prodala'],
  ['/uk/a/b/c', 'uk', 'Можливо, пропозицію продано'],
] as const) {
  test(`an unknown address answers 404 with a friendly page: ${path}`, async ({ page }) => {
    const answer = await openPage(page, path)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(advice)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(locale === 'pl' ? /:\d+\/$/ : new RegExp(`/${locale}$`))
  })
}

test('a page that an editor has switched off answers 404 and says that it is closed', async ({ page }) => {
  const answer = await openPage(page, '/wyszukiwarka-lotow')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ta strona jest teraz zamknięta')
})

test('an unknown API address answers 404 in the one error shape', async ({ request }) => {
  const answer = await request.get('/api/nothing-here', { headers: { 'x-market-language': 'cs' } })
  expect(answer.status()).toBe(404)
  const body = await answer.json()
  expect(Object.keys(body).sort()).toEqual(['code', 'message'])
})

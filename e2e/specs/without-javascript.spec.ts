import { expect, test } from '../fixtures/shop-test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a guest reads the home page, all answers included, and follows its links', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answers = page.getByRole('main').locator(':is(h2, h3):has(> button[aria-expanded]) + div')
  await expect(answers.first()).toBeVisible()
  expect(await answers.filter({ visible: true }).count()).toBe(await answers.count())
  const tile = page.getByRole('main').locator('a[href^="/inspiracje/"]').first()
  const address = await tile.getAttribute('href')
  await tile.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

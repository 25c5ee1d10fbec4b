import { whileStoredAs } from '../fixtures/broken-content.ts'
import { test } from '../fixtures/one-tab-test.ts'
import { metric } from '../fixtures/shop-metrics.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
} from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'

// Serial: each test corrupts a row and restores it.
test.describe.configure({ mode: 'serial' })

const { shopLog } = runningStack()
const failures = (side: 'server' | 'browser') =>
  metric('component_failures_total', { component: 'tiles', side })

test.describe('a component', () => {
  // React logs what its error boundary has caught.
  test.use({ expectedComplaint: /Minified React error|Element type is invalid/ })

  test('that cannot be drawn is left out, its page stays, and the stack hears of it from both sides', async ({
    page,
  }) => {
    await openPage(page, '/zima')
    const tiles = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('list') })
      .first()
    const heading = (await tiles.getByRole('heading', { level: 2 }).textContent()) as string
    const before = { server: await failures('server'), browser: await failures('browser') }
    const fromANewerShop = (components: { blockType: string }[]) =>
      components.map((one) => (one.blockType === 'tiles' ? { ...one, layout: 'mosaic' } : one))

    await whileStoredAs('/zima', fromANewerShop, async () => {
      const answer = await openPage(page, '/zima')
      expect(answer?.status()).toBe(200)
      await expect.poll(() => failures('browser')).toBeGreaterThan(before.browser)
      expect(await failures('server')).toBeGreaterThan(before.server)
      await expect(page.getByRole('heading', { name: heading })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expectAccessible(page)
    })
    await openPage(page, '/zima')
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  })

  test('whose stored content cannot even be read is left out and logged', async ({ page }) => {
    const logged = () => shopLog().split('A component cannot be read and is left out.').length - 1
    const before = logged()
    const withoutTiles = (components: { blockType: string }[]) =>
      components.map((one) => (one.blockType === 'tiles' ? { ...one, items: [null] } : one))
    await whileStoredAs('/zima', withoutTiles, async () => {
      const answer = await openPage(page, '/hu/zima')
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(logged).toBeGreaterThan(before)
    })
  })
})

test.describe('a page that cannot be made', () => {
  test.use({ expectedComplaint: /status of 500|Unexpected Server Error/ })
  const noList = () => ({ not: 'a list' })

  test('says so kindly in its language, names the failure and leads home or on', async ({ page }) => {
    await whileStoredAs('/zima', noList, async (mend) => {
      const answer = await openPage(page, '/cs/zima')
      expect(answer?.status()).toBe(500)
      await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: 'Něco se pokazilo' })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      for (const width of [phone, desktop]) {
        await page.setViewportSize(width)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      // The id shown to the guest is the request id of the log.
      const id = answer?.headers()['x-request-id'] as string
      await expect(main.getByText(id)).toBeVisible()
      await expect.poll(shopLog).toContain(id)
      await expect(main.getByText(/TypeError|flatMap|\bat \//)).toHaveCount(0)

      await mend()
      await main.getByRole('link', { name: 'Zkusit znovu' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Zima podle vás' })).toBeVisible()
    })
  })

  test('is told the same way to a guest who comes by a link, and the way home works', async ({ page }) => {
    const before = await metric('browser_errors_total')
    await whileStoredAs('/zima', noList, async () => {
      await openPage(page, '/')
      await page.getByRole('main').locator('a[href="/zima"]').first().click()
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: 'Coś poszło nie tak' })).toBeVisible()
      await expect(main.getByText(/[0-9a-f]{8}-[0-9a-f]{4}-/)).toBeVisible()
      await expect.poll(() => metric('browser_errors_total')).toBeGreaterThan(before)
      await main.getByRole('link', { name: /stron/i }).click()
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Coś poszło nie tak')
    })
  })
})

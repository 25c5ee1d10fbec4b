import { expect, test } from '../fixtures/shop-test.ts'

test('the hero picture comes in a modern format, in the width the screen needs', async ({ page }) => {
  const pictures: { url: URL; type: string }[] = []
  page.on('response', (response) => {
    if (response.url().includes('/scale/'))
      pictures.push({ url: new URL(response.url()), type: response.headers()['content-type'] ?? '' })
  })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  const hero = page.getByRole('main').locator('img').first()
  await expect(hero).toHaveJSProperty('complete', true)
  expect(await hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
  expect(pictures[0]?.type).toMatch(/image\/(avif|webp)/)
  expect(Number(pictures[0]?.url.searchParams.get('dstw'))).toBeLessThanOrEqual(828)
})

test('pictures below the fold wait until the guest comes near', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 })
  await page.goto('/')
  const last = page.getByRole('main').locator('img').last()
  await expect(last).toHaveAttribute('loading', 'lazy')
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

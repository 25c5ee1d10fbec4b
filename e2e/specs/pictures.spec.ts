import { expect, openPage, test } from '../fixtures/shop-test.ts'
import { pathsInSitemap } from '../fixtures/sitemap.ts'

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

test('every picture of every page is there', async ({ page, request }) => {
  const smallest = new Set<string>()
  for (const path of await pathsInSitemap('pages')) {
    const html = await (await request.get(path)).text()
    // A picture comes from one original in several widths: the narrowest proves the original and is quickly drawn.
    for (const [, offered] of html.matchAll(/srcset="([^" ]+)/gi))
      smallest.add((offered as string).replaceAll('&amp;', '&'))
  }
  expect(smallest.size).toBeGreaterThan(20)
  await openPage(page, '/')
  const broken = await page.evaluate(
    async (addresses) => {
      const load = async (src: string) => {
        const image = Object.assign(new Image(), { src })
        await image.decode().catch(() => {})
        return image.naturalWidth > 0 ? [] : [src]
      }
      return (await Promise.all(addresses.map(load))).flat()
    },
    [...smallest],
  )
  expect(broken).toEqual([])
})

import { expect, test } from '../fixtures/shop-test.ts'
import { pathsInSitemap } from '../fixtures/sitemap.ts'

test('every picture of every page is there', async ({ page, request }) => {
  const smallest = new Set<string>()
  for (const path of await pathsInSitemap('pages')) {
    const html = await (await request.get(path)).text()
    // A picture comes from one original in several widths: the narrowest proves the original and is quickly drawn.
    for (const [, offered] of html.matchAll(/srcset="([^" ]+)/gi))
      smallest.add((offered as string).replaceAll('&amp;', '&'))
  }
  expect(smallest.size).toBeGreaterThan(20)
  // Any address of the shop will do to ask for pictures from; this one has no scripts.
  await page.goto('/robots.txt')
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

import { splitLocale } from '@wojaz/travel'
import { expect, test } from '../fixtures/shop-test.ts'
import { pathsInSitemap } from '../fixtures/sitemap.ts'

test('every picture of every page is there', async ({ page, request }) => {
  const originals = new Map<string, string>()
  // Words are translated, pictures are not.
  const pages = (await pathsInSitemap('pages')).filter((path) => splitLocale(path).locale === 'pl')
  for (const path of pages) {
    const html = await (await request.get(path)).text()
    // A picture comes from one original in several widths: any narrow one proves it and is quickly drawn.
    for (const [, narrowest = ''] of html.matchAll(/srcset="([^" ]+)/gi))
      originals.set(narrowest.replace(/\?.*/, ''), narrowest.replaceAll('&amp;', '&'))
  }
  expect(originals.size).toBeGreaterThan(20)
  await page.goto('/', { waitUntil: 'commit' })
  const broken = await page.evaluate(
    async (addresses) => {
      const load = async (src: string) => {
        const image = Object.assign(new Image(), { src })
        await image.decode().catch(() => {})
        return image.naturalWidth > 0 ? [] : [src]
      }
      return (await Promise.all(addresses.map(load))).flat()
    },
    [...originals.values()],
  )
  expect(broken).toEqual([])
})

import { defaultLocale, locales, splitLocale } from '@wojaz/travel'
import { expect, test } from '../fixtures/shop-test.ts'
import { oneOfEachDepth, pathsInSitemap } from '../fixtures/sitemap.ts'

const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map((found) => found[1] as string)

const inPolish = (path: string) => splitLocale(path).locale === defaultLocale

test('every link on every page of the sitemap leads somewhere, in all five languages', async ({
  request,
}) => {
  const [written, offices, places] = await Promise.all(
    (['pages', 'offices', 'directions'] as const).map(pathsInSitemap),
  )
  expect(written?.length).toBeGreaterThan(10 * locales.length)
  // Places and offices are all opened in Polish; in the other languages they link to the same.
  const alike = [...(offices ?? []), ...(places ?? [])]
  const pages = new Set([
    ...(written ?? []),
    ...alike.filter(inPolish),
    ...locales.flatMap((locale, turn) => oneOfEachDepth(alike, locale, turn)),
  ])

  const linkedFrom = new Map<string, string>()
  await inTurns([...pages], async (path) => {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    for (const link of linksIn(await answer.text())) if (!linkedFrom.has(link)) linkedFrom.set(link, path)
  })
  // Every place has a dozen searches: of those the first of each name stands for the others.
  const searches = new Set<string>()
  const toFollow = [...linkedFrom].filter(([link]) => {
    const [search] = /\/(?:oferty|wyloty-z)-[^/]+$/.exec(link) ?? []
    const isKnown = pages.has(link) || alike.includes(link) || (search !== undefined && searches.has(search))
    if (search) searches.add(search)
    return !isKnown
  })
  await inTurns(toFollow, async ([link, page]) => {
    expect((await request.get(link, { maxRedirects: 0 })).status(), `${link} on ${page}`).toBe(200)
  })
})

/** Some at a time: the shop has two cores, and a guest's browser asks for several pages at once too. */
async function inTurns<Thing>(things: Thing[], visit: (thing: Thing) => Promise<void>) {
  for (let first = 0; first < things.length; first += 6) {
    await Promise.all(things.slice(first, first + 6).map(visit))
  }
}

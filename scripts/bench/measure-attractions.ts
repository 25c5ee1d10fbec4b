import { emptyAttractionQuery } from '@wojaz/attractions'
import { dice, makePlaces, randomAttraction, randomQuery } from '@wojaz/attractions/bench'
import {
  AttractionIndex,
  nearestOpenDays,
  searchAttractions,
  suggestAttractions,
} from '@wojaz/attractions/server'
import { ms, percentile, printTable } from '@wojaz/offers/bench'
import { locales } from '@wojaz/travel/locale'

const products = 20_000
/** The number of proper names in a catalogue of that size. */
const names = 8_000
const searches = 3_000
/** A calendar of one year for each. */
const days = 366

/** Measures uncached searches in a large catalogue of attractions. */
export function measureAttractions(): void {
  const places = makePlaces()
  const codes = places.map(({ code }) => code)
  const roll = dice(26)
  const listed = Array.from({ length: products }, (_, i) => randomAttraction(roll, i + 1, codes, names, days))
  const queries = Array.from({ length: searches }, () => randomQuery(roll, codes, names, days))
  const texts = queries.filter(({ text }) => text !== '')
  const dated = queries.filter((query) => query.days !== null)

  const built = timesOf([listed], (all) => new AttractionIndex(all, places))
  const index = new AttractionIndex(listed, places)
  const words = timesOf(locales, (locale) => index.textsOf(locale))
  // Warm-up: the JIT compiler's time does not count.
  for (const query of queries.slice(0, 300)) searchAttractions(index, query)

  const search = timesOf(queries, (query) => searchAttractions(index, query))
  const withText = timesOf(texts, (query) => searchAttractions(index, query))
  const byDate = timesOf(dated, (query) => searchAttractions(index, query))
  const otherDays = timesOf(dated, (query) => nearestOpenDays(index, query, '2026-07-01'))
  const anything = timesOf(queries, () => searchAttractions(index, emptyAttractionQuery))
  const typing = timesOf(texts, ({ text, locale }) => suggestAttractions(index, text, locale))
  const scan = timesOf(queries, () => listed.reduce((sum, { priceFrom }) => sum + (priceFrom ?? 0), 0))
  const title = `Attractions: ${products.toLocaleString('en')} products, ${searches.toLocaleString('en')} searches, all new, processor time`
  printTable(
    title,
    ['', 'half', '99 of 100', 'aim'],
    [
      row('search with all counts', search, '≤ 5 ms'),
      row('of these with text', withText, '≤ 5 ms'),
      row('of these by date', byDate, '≤ 5 ms'),
      row('other days for an empty list', otherDays, '≤ 5 ms'),
      row('no filter at all', anything, '≤ 5 ms'),
      row('autocomplete', typing, '≤ 5 ms'),
      row('for comparison: adding up the prices of the list', scan, ''),
      row('index without words', built, ''),
      row('words of a language', words, ''),
    ],
  )
}

function row(name: string, times: readonly number[], aim: string): string[] {
  return [name, ms(percentile(times, 0.5)), ms(percentile(times, 0.99)), aim]
}

/** CPU time of each in milliseconds: it depends less on other programs than elapsed time. */
function timesOf<Thing>(things: readonly Thing[], work: (thing: Thing) => unknown): number[] {
  return things.map((thing) => {
    const before = process.cpuUsage()
    work(thing)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
}

import { ms, printTable } from '@wojaz/offers/bench'
import { hotelCardAddress } from '@wojaz/travel/offer-code'
import { compareWithReact } from './compare-with-react.ts'
import { listedOffers } from './listed-offers.ts'
import { loadRows } from './load-rows.ts'
import { kilobytes, pageWeight } from './page-weight.ts'
import { type StackSettings, startForBench } from './start-for-bench.ts'
import { watchCard } from './watch-card.ts'

/** More than ten seconds of requests can use twice. */
const cards = 1_500

/** Hotel cards: requests per second, weight, and the time until a guest sees the price of another choice. */
export async function measureCard(settings: StackSettings): Promise<void> {
  console.log('Start: builds what is not built, makes the demo world …')
  const stack = await startForBench(settings)
  const rows: string[][] = []
  try {
    // Hardly any card comes from the cache.
    const paths = (await listedOffers(stack.url, cards)).map(({ hotelUrl, tripType, offerCode }) =>
      hotelCardAddress(hotelUrl, tripType, offerCode),
    )
    const [first = '/'] = paths
    for (const [name, asked] of [
      ['one card again and again', [first]],
      [`${paths.length} cards in turn`, paths],
    ] as const) {
      rows.push(...(await loadRows(stack.url, name, asked)))
    }
    rows.push(...(await compareWithReact(stack, 'card', paths)))
    const weight = await pageWeight(stack.url, first)
    rows.push(['card HTML, gzip', kilobytes(weight.html), ''])
    rows.push(['card JavaScript before interaction, gzip', kilobytes(weight.javascript), '≤ 180 KB'])
    const seen = await watchCard(stack.url + first)
    rows.push(['press in the configurator to chosen option', ms(seen.choice.firstMs), '≤ 100 ms'])
    rows.push(['press in the configurator to painted offer', ms(seen.choice.resultsMs), '≤ 100 ms'])
    rows.push(['largest contentful paint, CPU slowed 4 ×', ms(seen.largestPaintMs), '< 2 s'])
    rows.push(['layout shift, CPU slowed 4 ×', seen.layoutShift.toFixed(3), '< 0.05'])
  } finally {
    await stack.stop()
  }
  printTable('Hotel card (the load generator and the browser share the cores)', ['', 'measured', 'aim'], rows)
}

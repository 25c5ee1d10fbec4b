import { ms, printTable } from '@wojaz/offers/bench'
import { hotelCardAddress, type TripType } from '@wojaz/travel'
import { loadRows } from './load-rows.ts'
import { kilobytes, pageWeight } from './page-weight.ts'
import { type HouseSettings, startForBench } from './start-for-bench.ts'
import { watchCard } from './watch-card.ts'

/** More than ten seconds of requests can ask for twice. */
const cards = 1_500

interface Listed {
  hotelUrl: string
  tripType: TripType
  offerCode: string
}

/** Cards of hotels: how many a second, how heavy, and how soon a guest sees the price of another choice. */
export async function measureCard(settings: HouseSettings): Promise<void> {
  console.log('Start: builds what is not built, makes the demo world …')
  const house = await startForBench(settings)
  const rows: string[][] = []
  try {
    const paths = await addressesOf(house.url, cards)
    const [first = '/'] = paths
    for (const [name, asked] of [
      ['one card again and again', [first]],
      [`${paths.length} cards in turn`, paths],
    ] as const) {
      rows.push(...(await loadRows(house.url, name, asked)))
    }
    const weight = await pageWeight(house.url, first)
    rows.push(['card HTML, gzip', kilobytes(weight.html), ''])
    rows.push(['card JavaScript before interaction, gzip', kilobytes(weight.javascript), '≤ 180 KB'])
    const seen = await watchCard(house.url + first)
    rows.push(['change of the configurator to painted price', ms(seen.changeMs), '< 150 ms'])
    rows.push(['largest contentful paint, CPU slowed 4 ×', ms(seen.largestPaintMs), '< 2 s'])
    rows.push(['layout shift, CPU slowed 4 ×', seen.layoutShift.toFixed(3), '< 0.05'])
  } finally {
    await house.stop()
  }
  printTable('Hotel card (the load generator and the browser share the cores)', ['', 'measured', 'aim'], rows)
}

/** Offers of many hotels, on several days each: hardly any card is a kept one. */
async function addressesOf(siteUrl: string, count: number): Promise<string[]> {
  const found = new Set<string>()
  for (const month of ['2027-05', '2027-06', '2027-07', '2027-08', '2027-09'])
    for (const page of [0, 1, 2, 3]) {
      const answer = await fetch(`${siteUrl}/api/www/search/offers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ offerType: 'BY_PLANE', durationFrom: 7, durationTo: 14 },
          ...{ departureDateFrom: `${month}-01`, departureDateTo: `${month}-28` },
          metaData: { page, pageSize: 100, sorting: 'hotelRating' },
        }),
      })
      const { offers } = (await answer.json()) as { offers: Listed[] }
      for (const { hotelUrl, tripType, offerCode } of offers)
        found.add(hotelCardAddress(hotelUrl, tripType, offerCode))
      if (found.size >= count) break
    }
  return [...found].slice(0, count)
}

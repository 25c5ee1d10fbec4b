import { ms, printTable } from '@wojaz/offers/bench'
import { defaultSearchState, encodeSearchParams, type SearchState } from '@wojaz/travel/search'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { compareWithReact } from './compare-with-react.ts'
import { loadRows } from './load-rows.ts'
import { kilobytes, pageWeight } from './page-weight.ts'
import { type StackSettings, startForBench } from './start-for-bench.ts'
import { timeCounts } from './time-counts.ts'
import { watchListing } from './watch-listing.ts'

const listing = tripTypeConfiguration.WS.listingPath
const address = (state: Partial<SearchState>) =>
  `${listing}?${encodeSearchParams({ ...defaultSearchState, ...state })}`

const filters: SearchState['selectedFilterValues'][] = [
  {},
  { board: ['AI'] },
  { minHotelCategory: ['4'], facilities: ['pool'] },
]

/** Typical searches: two hundred URLs, so that hardly any answer is cached. */
export const searches = ['2027-06', '2027-07', '2027-08', '2027-09'].flatMap((month) =>
  [['WAW'], ['KTW'], ['GDN', 'POZ'], ['KRK'], []].flatMap((selectedAirports) =>
    [7, 10, 14].flatMap((nights) =>
      filters.map((selectedFilterValues) =>
        address({
          selectedAirports,
          selectedFilterValues,
          durationFrom: nights,
          durationTo: nights,
          startDate: `${month}-01`,
          endDate: `${month}-28`,
        }),
      ),
    ),
  ),
)

/** Result pages: requests per second, weight, and the time until a guest sees the results of a choice. */
export async function measureListing(settings: StackSettings): Promise<void> {
  console.log('Start: builds what is not built, makes the demo world …')
  const stack = await startForBench(settings)
  const rows: string[][] = []
  try {
    for (const [name, paths] of [
      ['listing without a search', [listing]],
      [`listing, ${searches.length} searches in turn`, searches],
    ] as const) {
      rows.push(...(await loadRows(stack.url, name, paths)))
    }
    rows.push(...(await compareWithReact(stack, 'list', searches)))
    const counts = await timeCounts(stack.url)
    const at = (share: number) => ms(counts[Math.floor(counts.length * share)] ?? Number.NaN)
    rows.push([
      'count for a new family without dates, half / 95 of 100',
      `${at(0.5)} / ${at(0.95)}`,
      '< 100 ms',
    ])
    const weight = await pageWeight(stack.url, listing)
    rows.push(['listing HTML, gzip', kilobytes(weight.html), ''])
    rows.push(['listing JavaScript before interaction, gzip', kilobytes(weight.javascript), '≤ 180 KB'])
    const seen = await watchListing(stack.url + listing)
    rows.push(['filter click to ticked box', ms(seen.filter.firstMs), '≤ 100 ms'])
    rows.push(['filter click to painted result', ms(seen.filter.resultsMs), '≤ 100 ms'])
    rows.push(['largest contentful paint, CPU slowed 4 ×', ms(seen.largestPaintMs), '< 2 s'])
    rows.push(['layout shift, CPU slowed 4 ×', seen.layoutShift.toFixed(3), '< 0.05'])
  } finally {
    await stack.stop()
  }
  printTable('Listing (the load generator and the browser share the cores)', ['', 'measured', 'aim'], rows)
}

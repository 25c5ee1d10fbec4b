import type { Offers } from '@wojaz/offers/server'
import type { IsoDay } from '@wojaz/travel/dates'
import { type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { priceChartHref } from '../../app/features/price-chart/price-chart-address.ts'
import type {
  PriceChartFacts,
  PriceChartView,
  WiderChart,
} from '../../app/features/price-chart/price-chart-view.ts'
import { monthSlots } from '../showcase/chart-slots.ts'

interface Shown {
  search: SearchState
  chart: PriceChartFacts
  month: string | null
  today: IsoDay
}

/** Suggestions if the chart or one of its places is empty. */
export async function waysOut(
  shown: Shown,
  offers: Offers,
): Promise<Pick<PriceChartView, 'wider' | 'missing'>> {
  const { search, chart, month } = shown
  const missing = chart.places.filter((_, place) => chart.slots.every(({ bars }) => !bars[place]))
  const codes = missing.map(({ code }) => code)
  if (missing.length === 0) return { wider: [], missing: [] }
  if (missing.length === chart.places.length) {
    const anywhere = { ...search, ...anyNights, selectedAirports: [], selectedDestinationsCodes: [] }
    const wider = await widerFor(codes, shown, offers)
    return { wider: [...wider, { by: 'anywhere', url: priceChartHref(anywhere, null) }], missing: [] }
  }
  const withWays = missing.map(async ({ code, name }) => {
    const others = search.selectedDestinationsCodes.filter((one) => one !== code)
    const without = priceChartHref({ ...search, selectedDestinationsCodes: others }, month)
    return {
      code,
      name,
      wider: [...(await widerFor([code], shown, offers)), { by: 'without', url: without } as const],
    }
  })
  return { wider: [], missing: await Promise.all(withWays) }
}

const anyNights = { durationFrom: null, durationTo: null }

/** Another length, another airport, or both, if that gives results in one of these places and the shown month. */
async function widerFor(
  codes: readonly string[],
  { search, month, today }: Shown,
  offers: Offers,
): Promise<WiderChart[]> {
  const days = monthSlots(today).find(({ id }) => id === month)
  const dates = { startDate: days?.from ?? null, endDate: days?.to ?? null }
  const ways: [WiderChart['by'], SearchState][] = [
    ['nights', { ...search, ...anyNights }],
    ['airport', { ...search, selectedAirports: [] }],
    ['nightsAndAirport', { ...search, ...anyNights, selectedAirports: [] }],
  ]
  const narrower = ways.filter(
    ([by]) =>
      (by === 'airport' || search.durationFrom !== null) &&
      (by === 'nights' || search.selectedAirports.length > 0),
  )
  const open = await Promise.all(
    narrower.map(async ([by, wider]): Promise<WiderChart[]> => {
      const asked = { ...wider, ...dates, selectedDestinationsCodes: codes }
      const found = await offers.count(toOfferSearchRequest(asked, { pageSize: 1 }))
      return found.ok && found.value.count > 0 ? [{ by, url: priceChartHref(wider, month) }] : []
    }),
  )
  return open.flat()
}

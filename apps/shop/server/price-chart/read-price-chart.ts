import type { RegionOption } from '@wojaz/offers'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { priceChartHref } from '../../app/features/price-chart/price-chart-address.ts'
import type {
  ChartCountry,
  PriceChartView,
  WiderChart,
} from '../../app/features/price-chart/price-chart-view.ts'
import { withoutRefused } from '../listing/left-out.ts'
import { type ChartSources, makeChart } from '../showcase/make-chart.ts'
import { askedChart } from './asked-chart.ts'

type Sources = ChartSources & { locale: Locale }

/** When it is cheapest where. There is no address without an answer: what nobody knows is left out, and said to be. */
export async function readPriceChart(
  params: URLSearchParams,
  sources: Sources,
): Promise<Omit<PriceChartView, 'texts'>> {
  const { offers, clock, locale } = sources
  const today = dayOf(clock())
  const asked = askedChart(params, today)
  const found = await findPlaces(asked.search, sources)
  const { search } = found
  const [chart, airports] = await Promise.all([
    makeChart({ search, month: asked.month }, sources, locale),
    offers.departures(locale),
  ])
  const isEmpty = chart.slots.every(({ bars }) => bars.every((bar) => bar === null))
  return {
    chart,
    search,
    month: asked.month,
    countries: withChosen(found.regions.flatMap(countryOf), chart.places),
    airports: airports.map(({ code, name }) => ({ code, name })),
    today,
    hasLeftOut: found.hasLeftOut,
    wider: isEmpty ? await widerCharts(search, sources) : [],
  }
}

interface FoundPlaces {
  /** Without what the engine does not know; with a place when none was named. */
  search: SearchState
  regions: readonly RegionOption[]
  hasLeftOut: boolean
}

async function findPlaces(asked: SearchState, { offers, locale }: Sources): Promise<FoundPlaces> {
  let search = asked
  // Each turn leaves out one thing, so it ends.
  for (;;) {
    const found = await offers.regions(toOfferSearchRequest(search, { pageSize: 1 }), locale)
    if (found.ok) {
      const wished = search.selectedDestinationsCodes
      const { destinations } = await offers.names({ airports: [], destinations: wished }, locale)
      const known = destinations.map(({ code }) => code)
      return {
        search: { ...search, selectedDestinationsCodes: known.length > 0 ? known : widest(found.value) },
        regions: found.value,
        hasLeftOut: search !== asked || known.length < wished.length,
      }
    }
    const next = withoutRefused(search, found.refusal)
    if (!next) throw new Error(`The chart was refused: ${found.refusal.code} ${found.refusal.field}`)
    search = next.state
  }
}

/** Who names no place begins with the country that has most hotels. */
function widest(countries: readonly RegionOption[]): string[] {
  const [first] = [...countries].sort((one, other) => other.count - one.count)
  return first ? [first.code] : []
}

function countryOf({ code, name, count, fromPrice, children }: RegionOption): ChartCountry[] {
  if (count === 0) return []
  const onSale = children.filter((region) => region.count > 0)
  return [
    {
      ...{ code, name, price: fromPrice },
      regions: onSale.map((region) => ({ code: region.code, name: region.name, price: region.fromPrice })),
    },
  ]
}

/** A place that is shown can be chosen, with or without an offer. */
function withChosen(countries: ChartCountry[], places: { code: string; name: string }[]): ChartCountry[] {
  const codes = new Set(countries.flatMap(({ code, regions }) => [code, ...regions.map((one) => one.code)]))
  const others = places.filter(({ code }) => !codes.has(code))
  return [...others.map((place) => ({ ...place, price: null, regions: [] })), ...countries]
}

/** Ways out of an empty chart that lead somewhere: another length, another airport, both, or anywhere. */
async function widerCharts(search: SearchState, { offers }: Sources): Promise<WiderChart[]> {
  const anyNights = { durationFrom: null, durationTo: null }
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
      const found = await offers.count(toOfferSearchRequest(wider, { pageSize: 1 }))
      return found.ok && found.value.count > 0 ? [{ by, url: priceChartHref(wider, null) }] : []
    }),
  )
  const anywhere = { ...search, ...anyNights, selectedAirports: [], selectedDestinationsCodes: [] }
  return [...open.flat(), { by: 'anywhere', url: priceChartHref(anywhere, null) }]
}

import type { RegionOption } from '@wojaz/offers'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import type {
  ChartCountry,
  PriceChartFacts,
  PriceChartView,
} from '../../app/features/price-chart/price-chart-view.ts'
import { withoutRefused } from '../listing/left-out.ts'
import { type AskedChart, type ChartSources, makeChart } from '../showcase/make-chart.ts'
import { askedChart } from './asked-chart.ts'
import { waysOut } from './ways-out.ts'

type Sources = ChartSources & { locale: Locale }

/** The cheapest dates by place. Every URL has an answer: unknown values are dropped and reported. */
export async function readPriceChart(
  params: URLSearchParams,
  sources: Sources,
): Promise<Omit<PriceChartView, 'texts'>> {
  const { offers, clock, locale } = sources
  const today = dayOf(clock())
  const asked = askedChart(params, today)
  const [{ search, chart, regions, hasLeftOut }, airports] = await Promise.all([
    findChart(asked, sources),
    offers.departures(locale),
  ])
  return {
    chart,
    search,
    month: asked.month,
    countries: withChosen(regions.flatMap(countryOf), chart.places),
    airports: airports.map(({ code, name }) => ({ code, name })),
    today,
    hasLeftOut,
    ...(await waysOut({ search, chart, month: asked.month, today }, offers)),
  }
}

interface FoundChart {
  /** Without values the engine does not know; with a default place if none was given. */
  search: SearchState
  chart: PriceChartFacts
  /** The places to choose from. */
  regions: readonly RegionOption[]
  hasLeftOut: boolean
}

async function findChart({ search: asked, month }: AskedChart, sources: Sources): Promise<FoundChart> {
  const { offers, locale } = sources
  const wished = asked.selectedDestinationsCodes
  const { destinations } = await offers.names({ airports: [], destinations: wished }, locale)
  const known = destinations.map(({ code }) => code)
  const chartAt = (search: SearchState) => makeChart({ search, month }, sources, locale)
  let search: SearchState = { ...asked, selectedDestinationsCodes: known }
  let isRefused = false
  // Each iteration drops one value, so the loop ends.
  for (;;) {
    // The options do not depend on the chosen place, so all guests share the cached answer.
    const anywhere = { ...search, selectedDestinationsCodes: [] }
    const [found, chart] = await Promise.all([
      offers.regions(toOfferSearchRequest(anywhere, { pageSize: 1 }), locale),
      known.length > 0 ? chartAt(search) : null,
    ])
    if (found.ok) {
      const hasLeftOut = isRefused || known.length < wished.length
      if (chart) return { search, chart, regions: found.value, hasLeftOut }
      const somewhere = { ...search, selectedDestinationsCodes: widest(found.value) }
      return { search: somewhere, chart: await chartAt(somewhere), regions: found.value, hasLeftOut }
    }
    const next = withoutRefused(search, found.refusal)
    if (!next) throw new Error(`The chart was refused: ${found.refusal.code} ${found.refusal.field}`)
    search = next.state
    isRefused = true
  }
}

/** Without a place it starts with the country that has most hotels. */
function widest(countries: readonly RegionOption[]): string[] {
  const [first] = [...countries].sort((one, other) => other.count - one.count)
  return first ? [first.code] : []
}

function countryOf({ code, name, count, fromPrice, children }: RegionOption): ChartCountry[] {
  if (count === 0) return []
  const onSale = children.filter((region) => region.count > 0)
  return [
    {
      code,
      name,
      price: fromPrice,
      regions: onSale.map((region) => ({ code: region.code, name: region.name, price: region.fromPrice })),
    },
  ]
}

/** A chosen place stays selectable, even without an offer. */
function withChosen(countries: ChartCountry[], places: { code: string; name: string }[]): ChartCountry[] {
  const codes = new Set(countries.flatMap(({ code, regions }) => [code, ...regions.map((one) => one.code)]))
  const others = places.filter(({ code }) => !codes.has(code))
  return [...others.map((place) => ({ ...place, price: null, regions: [] })), ...countries]
}

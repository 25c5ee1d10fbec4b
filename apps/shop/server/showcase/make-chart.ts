import { pricePerPerson, type SpanPrice } from '@wojaz/offers'
import { dayFormat, dayOf, type IsoDay, weekdayAbbreviation } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { defaultSearchState, listingHref, type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { priceChartHref } from '../../app/features/price-chart/price-chart-address.ts'
import type {
  ChartBar,
  ChartMonth,
  ChartSlot,
  PriceChartFacts,
} from '../../app/features/price-chart/price-chart-view.ts'
import type { Services } from '../request/services.ts'
import { daySlots, monthSlots, type SlotDays } from './chart-slots.ts'
import { priceAxis } from './price-axis.ts'
import { isUsual, usualNights } from './wish.ts'

export interface AskedChart {
  /** Its destinations are the places to compare. */
  search: SearchState
  /** 'yyyy-MM'; null: the whole year. */
  month: string | null
}

export type ChartSources = Pick<Services, 'offers' | 'showcase' | 'clock'>

/** The chart of a valid search. Equal searches share one cached answer. */
export function makeChart(
  asked: AskedChart,
  sources: ChartSources,
  locale: Locale,
): Promise<PriceChartFacts> {
  const today = dayOf(sources.clock())
  const key = `chart ${locale} ${today} ${priceChartHref(asked.search, asked.month)}`
  return sources.showcase.listings.get(key, () => readChart(asked, sources, { locale, today }))
}

async function readChart(
  { search, month }: AskedChart,
  { offers }: ChartSources,
  { locale, today }: { locale: Locale; today: IsoDay },
): Promise<PriceChartFacts> {
  const months = monthSlots(today)
  const chosen = months.find(({ id }) => id === month) ?? null
  const slots = chosen ? daySlots(chosen) : months
  const codes = search.selectedDestinationsCodes
  const { destinations: places } = await offers.names({ airports: [], destinations: codes }, locale)
  const [columns, comparedUrl] = await Promise.all([
    Promise.all(codes.map((code) => barsOf({ ...search, selectedDestinationsCodes: [code] }, slots))),
    comparedChart(),
  ])
  const words = slotWords(locale, chosen !== null)
  return {
    places,
    slots: slots.map((slot, at): ChartSlot => {
      const bars = columns.map((column) => column[at] ?? null)
      const hasDays = chosen === null && bars.some((bar) => bar !== null)
      return {
        id: slot.id,
        ...words(slot.from),
        bars,
        daysUrl: hasDays ? priceChartHref(search, slot.id) : null,
      }
    }),
    month: chosen && monthAround(chosen, months, search, locale),
    axis: priceAxis(columns.flat().flatMap((bar) => (bar ? [bar.price, bar.lastYear ?? 0] : []))),
    isForAll: search.fullPrice,
    url: priceChartHref(search, month),
    comparedUrl,
  }

  async function barsOf(own: SearchState, days: readonly SlotDays[]): Promise<(ChartBar | null)[]> {
    const found = await offers.lowestInSpans(toOfferSearchRequest(own, { pageSize: 1 }), days)
    const prices = found.ok ? found.value : []
    const before = await lastYear(own, prices)
    return days.map(({ from, to }, at) => {
      const lowest = prices[at]
      if (!lowest) return null
      return {
        price: lowest.price,
        level: lowest.level,
        lastYear: before[at] ?? null,
        url: listingHref({ ...own, sortCode: 'price', startDate: from, endDate: to }),
      }
    })
  }

  /** The chart with last year's prices, if they are recorded only for another party, length or airport. */
  async function comparedChart(): Promise<string | null> {
    const { tripType, fullPrice } = search
    if (tripType === 'CZ' || isUsual(search)) return null
    const days = slots.map(({ from }) => from)
    const known = await Promise.all(codes.map((code) => offers.yearBefore(tripType, code, days)))
    if (!known.flat().some((total) => total !== null)) return null
    const nights = usualNights(tripType)
    const usual = { durationFrom: nights?.from ?? null, durationTo: nights?.to ?? null }
    const places = { selectedDestinationsCodes: codes }
    return priceChartHref({ ...defaultSearchState, ...usual, ...places, tripType, fullPrice }, month)
  }

  /** Last year's prices by slot. They are recorded only for the default search. */
  async function lastYear(own: SearchState, prices: readonly (SpanPrice | null)[]) {
    const { tripType, fullPrice, selectedDestinationsCodes } = own
    const [place] = selectedDestinationsCodes
    if (tripType === 'CZ' || !place || !isUsual(own)) return []
    const totals = await offers.yearBefore(
      tripType,
      place,
      prices.map((lowest) => lowest?.date ?? today),
    )
    return totals.map(
      (total) => total && (fullPrice ? total : pricePerPerson(total, defaultSearchState.adultsCount)),
    )
  }
}

function slotWords(locale: Locale, isDays: boolean) {
  const write = (day: IsoDay, parts: Parameters<typeof dayFormat>[1]) =>
    dayFormat(locale, parts).format(new Date(`${day}T12:00:00Z`))
  return (day: IsoDay): Pick<ChartSlot, 'name' | 'detail' | 'title'> =>
    isDays
      ? {
          name: write(day, { day: 'numeric' }),
          // Intl's weekday names have up to five letters in Polish, too long below a bar.
          detail: weekdayAbbreviation(locale, new Date(`${day}T12:00:00Z`).getUTCDay()),
          title: write(day, { weekday: 'long', day: 'numeric', month: 'long' }),
        }
      : {
          name: write(day, { month: 'short' }),
          detail: write(day, { year: 'numeric' }),
          title: write(day, { month: 'long', year: 'numeric' }),
        }
}

function monthAround(
  chosen: SlotDays,
  months: readonly SlotDays[],
  search: SearchState,
  locale: Locale,
): ChartMonth {
  const at = months.indexOf(chosen)
  const titleOf = ({ from }: SlotDays) => slotWords(locale, false)(from).title
  const other = (month: SlotDays | undefined) =>
    month ? { title: titleOf(month), url: priceChartHref(search, month.id) } : null
  return {
    title: titleOf(chosen),
    before: other(months[at - 1]),
    after: other(months[at + 1]),
    year: priceChartHref(search, null),
  }
}

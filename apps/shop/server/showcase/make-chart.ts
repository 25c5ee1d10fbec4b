import type { DayPrice } from '@wojaz/offers'
import { dayFormat, dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { listingHref, type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { priceChartHref } from '../../app/features/price-chart/price-chart-address.ts'
import type {
  ChartBar,
  ChartMonth,
  ChartSlot,
  PriceChartFacts,
} from '../../app/features/price-chart/price-chart-view.ts'
import type { Services } from '../request/services.ts'
import { cheapestDay, daySlots, monthSlots, type SlotDays } from './chart-slots.ts'
import { priceAxis } from './price-axis.ts'
import { standingOf } from './price-standing.ts'

export interface AskedChart {
  /** Its destinations are the places to compare. */
  search: SearchState
  /** 'yyyy-MM'; null: the whole year. */
  month: string | null
}

export type ChartSources = Pick<Services, 'offers' | 'showcase' | 'clock'>

/** The chart of a search that the engine understands. Guests who ask the same share one answer. */
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
  const columns = await Promise.all(
    codes.map((code) => barsOf({ ...search, selectedDestinationsCodes: [code] }, slots)),
  )
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
    axis: priceAxis(columns.flat().flatMap((bar) => bar?.price ?? [])),
    isForAll: search.fullPrice,
    url: priceChartHref(search, month),
  }

  /** One question for all days; the offer behind each bar is looked for on its day alone, for its history. */
  async function barsOf(own: SearchState, days: readonly SlotDays[]): Promise<(ChartBar | null)[]> {
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) return []
    const found = await offers.calendar(
      toOfferSearchRequest({ ...own, startDate: first.from, endDate: last.to }, { pageSize: 1 }),
    )
    const prices = found.ok ? found.value : []
    return Promise.all(days.map((slot) => barOf(own, slot, cheapestDay(slot, prices))))
  }

  async function barOf(
    own: SearchState,
    { from, to }: SlotDays,
    day: DayPrice | null,
  ): Promise<ChartBar | null> {
    if (!day) return null
    return {
      price: day.price,
      level: await levelOf(own, day),
      url: listingHref({ ...own, sortCode: 'price', startDate: from, endDate: to }),
    }
  }

  async function levelOf(own: SearchState, { date }: DayPrice): Promise<ChartBar['level']> {
    const request = toOfferSearchRequest({ ...own, startDate: date, endDate: date }, { pageSize: 1 })
    const found = await offers.cheapestByPlace(request, 'country', locale)
    const [cheapest] = found.ok ? found.value : []
    return cheapest ? ((await standingOf(offers, cheapest.offer))?.level ?? null) : null
  }
}

function slotWords(locale: Locale, isDays: boolean) {
  const write = (day: IsoDay, parts: Parameters<typeof dayFormat>[1]) =>
    dayFormat(locale, parts).format(new Date(`${day}T12:00:00Z`))
  return (day: IsoDay): Pick<ChartSlot, 'name' | 'detail' | 'title'> =>
    isDays
      ? {
          name: write(day, { day: 'numeric' }),
          detail: write(day, { weekday: 'short' }),
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
  const hrefOf = (month: SlotDays | undefined) => (month ? priceChartHref(search, month.id) : null)
  return {
    title: slotWords(locale, false)(chosen.from).title,
    before: hrefOf(months[at - 1]),
    after: hrefOf(months[at + 1]),
    year: priceChartHref(search, null),
  }
}

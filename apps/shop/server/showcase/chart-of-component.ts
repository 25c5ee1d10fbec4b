import { type ComponentOf, textsOf } from '@wojaz/content'
import type { Locale } from '@wojaz/travel/locale'
import { defaultSearchState } from '@wojaz/travel/search'
import { holidayTypes } from '@wojaz/travel/trip'
import type { OffersOfPage } from '../../app/features/offer-cards/offer-facts.ts'
import type { Services } from '../request/services.ts'
import { type ChartSources, makeChart } from './make-chart.ts'
import { usualNights } from './wish.ts'

interface Asked {
  locale: Locale
  /** The place that the page is about. */
  place?: string
}

/** The price chart of a content page, for two adults, by the trip type of the place. Null: nothing is on sale. */
export async function chartOfComponent(
  { destinations, airports, durationFrom, durationTo }: ComponentOf<'priceChart'>,
  { locale, place }: Asked,
  sources: ChartSources & Pick<Services, 'content'>,
): Promise<OffersOfPage[string] | null> {
  const codes = destinations.length === 0 && place ? [place] : destinations
  const onSale = await sources.showcase.fromPrices()
  const known = codes.filter((code) => onSale.has(code))
  const [first] = known
  if (first === undefined) return null
  const tripType = holidayTypes.find((type) => onSale.get(first)?.trips[type]) ?? defaultSearchState.tripType
  const nights = durationFrom === null ? usualNights(tripType) : { from: durationFrom, to: durationTo }
  const search = {
    ...defaultSearchState,
    tripType,
    selectedDestinationsCodes: known,
    selectedAirports: airports,
    durationFrom: nights?.from ?? null,
    durationTo: nights?.to ?? null,
  }
  const chart = await makeChart({ search, month: null }, sources, locale)
  if (chart.slots.every(({ bars }) => bars.every((bar) => bar === null))) return null
  const { texts } = await sources.content.dictionary(locale)
  return { kind: 'priceChart', chart, texts: textsOf(texts, 'chart') }
}

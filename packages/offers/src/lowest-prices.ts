import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { none } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Scanner } from './engine/scanner.ts'
import { inLocale } from './in-locale.ts'
import { planSearch, shownPrice } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'
import { scanBySlot } from './slot-scan.ts'
import type { Place } from './store/catalogue.ts'

export interface DestinationPrices {
  readonly code: string
  readonly name: string
  /** 'yyyy-MM' with the lowest price of a departure in that month and the number of hotels. */
  readonly months: readonly { readonly month: string; readonly price: number; readonly count: number }[]
}

/** Returns the lowest price per month and destination. */
export async function lowestPrices(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  level: Place['kind'],
  locale: Locale,
): Promise<Outcome<DestinationPrices[], SearchRefusal>> {
  const planned = planSearch(index, request)
  if (!planned.ok) return planned
  const plan = planned.value
  const places = index.register.places.filter(({ kind }) => kind === level)
  const groupOfPlace = new Map(places.map(({ code }, group) => [code, group]))
  const { firstDay, lastDay } = plan.scan
  const months: string[] = []
  const slotOfDay = new Int16Array(index.columns.days)
  for (let day = firstDay; day <= lastDay; day++) {
    const month = index.dayAt(day).slice(0, 7)
    if (months.at(-1) !== month) months.push(month)
    slotOfDay[day] = months.length - 1
  }
  const { least, hotels } = await scanBySlot(index, scanner, plan, {
    split: { by: 'day', slotOfDay, slots: months.length },
    groups: places.length,
    groupOf: (hotel) => groupOfPlace.get(index.placeOfHotel(hotel, level).code)!,
    counted: true,
  })
  const destinations = places.map(({ code, names }, group) => ({
    code,
    name: inLocale(names, locale),
    months: months.flatMap((month, slot) => {
      const cell = group * months.length + slot
      return least[cell] === none
        ? []
        : { month, price: shownPrice(plan, least[cell]!)!, count: hotels[cell]! }
    }),
  }))
  return accepted(destinations.filter((destination) => destination.months.length > 0))
}

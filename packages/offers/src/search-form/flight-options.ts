import type { Locale } from '@wojaz/travel/locale'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { type CabinClass, cabinFilter, flightWayFilter, oneWay } from '@wojaz/travel/trip'
import { valuesOf } from '../charter-plan.ts'
import type { OffersCount } from '../count-offers.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import { cabinName, economyName, flightFilterName } from '../words.ts'
import type { SearchOption } from './global-search-options.ts'

const economy = 'Economy'

/** Returns the same search in a class. */
export function inCabin(
  { filters }: OfferSearchRequest,
  cabin: CabinClass,
): Pick<OfferSearchRequest, 'filters'> {
  const others = filters.filter(({ filterId }) => filterId !== cabinFilter)
  return {
    filters: cabin === economy ? others : [...others, { filterId: cabinFilter, selectedValues: [cabin] }],
  }
}

/** Returns the same search for one way. */
export function outAlone({ filters }: OfferSearchRequest): Pick<OfferSearchRequest, 'filters'> {
  const others = filters.filter(({ filterId }) => filterId !== flightWayFilter)
  return { filters: [...others, { filterId: flightWayFilter, selectedValues: [oneWay] }] }
}

/** Returns economy, and the classes above it that have a seat left on some flight. */
export function offeredCabins({ register }: OfferIndex): readonly CabinClass[] {
  return [economy, ...register.cabins.onSale()]
}

/** Returns them with their names. */
export function cabinNames(index: OfferIndex, locale: Locale): { code: CabinClass; name: string }[] {
  return offeredCabins(index).map((code) => ({ code, name: nameOf(code, locale) }))
}

const nameOf = (cabin: CabinClass, locale: Locale) =>
  cabin === economy ? economyName(locale) : cabinName(cabin, locale)

export function cabinOptions(
  request: OfferSearchRequest,
  locale: Locale,
  counted: readonly (readonly [CabinClass, OffersCount])[],
): SearchOption[] {
  const [chosen = economy] = valuesOf(request, cabinFilter)
  return counted.map(([code, found]) => option(code, nameOf(code, locale), code === chosen, found))
}

export function wayOptions(request: OfferSearchRequest, locale: Locale, found: OffersCount): SearchOption[] {
  const isChosen = valuesOf(request, flightWayFilter).includes(oneWay)
  return [option(oneWay, flightFilterName(oneWay, locale), isChosen, found)]
}

function option(code: string, label: string, selected: boolean, found: OffersCount): SearchOption {
  return {
    code,
    label,
    value: code,
    selected,
    indeterminate: false,
    highlighted: false,
    assignedTags: ['CHARTER'],
    enabled: found.count > 0,
    ...found,
    options: [],
  }
}

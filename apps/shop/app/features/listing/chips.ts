import type { Translate } from '@wojaz/content'
import { formatDate } from '@wojaz/travel/dates'
import { isFacet, ofSearchForm } from '@wojaz/travel/listing'
import { formatMoney } from '@wojaz/travel/money'
import { parsePriceRange, type SearchState } from '@wojaz/travel/search'
import { additionalTypeFilter, dayPartFilter } from '@wojaz/travel/trip'
import type { ListingView } from './listing-view.ts'

/** One filter of the list, and the search without it. */
export interface Chip {
  /** Unique among the chips of a search. */
  id: string
  label: string
  without: SearchState
}

const kinds: Readonly<Record<string, string>> = {
  LINEARFLIGHT: 'listing.kind.scheduled',
  SKIBYPLANE: 'listing.kind.skiByPlane',
}

type Shown = Pick<ListingView, 'names' | 'facets' | 'price'>

/** All filters in the order guests think: where, from where, when, how long, then the others. */
export function chipsOf(state: SearchState, shown: Shown, t: Translate): Chip[] {
  const { names, price } = shown
  const chips: Chip[] = []
  const add = (id: string, label: string, without: Partial<SearchState>) =>
    chips.push({ id, label, without: { ...state, ...without } })

  for (const { code, name } of names.destinations)
    add(`c ${code}`, name, { selectedDestinationsCodes: except(state.selectedDestinationsCodes, code) })
  for (const { code, name } of names.airports)
    add(`a ${code}`, t('offers.departure', { airport: name }), {
      selectedAirports: except(state.selectedAirports, code),
    })
  const days = daysOf(state, t)
  if (days) add('dates', days, { startDate: null, endDate: null })
  const nights = nightsOf(state, t)
  if (nights) add('nights', nights, { durationFrom: null, durationTo: null })
  for (const [filterId, values] of Object.entries(state.selectedFilterValues)) {
    for (const value of values) {
      const label = filterId === price.filterId ? priceOf(value, t) : labelOf(filterId, value, shown, t)
      add(`${filterId} ${value}`, label, { selectedFilterValues: withoutValue(state, filterId, value) })
    }
  }
  return chips
}

/** The number of ticked filters, for the button that opens them. */
export function filterCount({ tripType, selectedFilterValues }: SearchState): number {
  return Object.entries(selectedFilterValues)
    .filter(([id]) => isFacet(id, tripType))
    .reduce((sum, [, values]) => sum + values.length, 0)
}

/** The search without filters. Place, dates and party stay. */
export function withoutFilters(state: SearchState): SearchState {
  return { ...state, selectedFilterValues: ofSearchForm(state) }
}

function daysOf({ startDate, endDate }: SearchState, t: Translate): string | null {
  if (startDate && endDate)
    return startDate === endDate ? formatDate(startDate) : `${formatDate(startDate)} – ${formatDate(endDate)}`
  if (startDate) return t('listing.chip.from', { day: formatDate(startDate) })
  return endDate ? t('listing.chip.to', { day: formatDate(endDate) }) : null
}

function nightsOf({ durationFrom: from, durationTo: to }: SearchState, t: Translate): string | null {
  if (from === null || to === null) return null
  return from === to ? t('offers.nights', { count: to }) : t('listing.chip.nights', { from, count: to })
}

function priceOf(value: string, t: Translate): string {
  const { from, to } = parsePriceRange(value) ?? { from: null, to: null }
  if (from !== null && to !== null) return `${formatMoney(from)} – ${formatMoney(to)}`
  if (from !== null) return t('listing.chip.priceFrom', { price: formatMoney(from) })
  return t('listing.chip.priceTo', { price: formatMoney(to ?? 0) })
}

function labelOf(filterId: string, value: string, { names, facets }: Shown, t: Translate): string {
  const hours = names.dayParts.find(({ code }) => code === value)?.name
  if (filterId === dayPartFilter && hours) return t('listing.chip.hours', { hours: hours.toLowerCase() })
  const kind = kinds[value]
  if (filterId === additionalTypeFilter && kind) return t(kind)
  return (
    facets.find(({ code }) => code === filterId)?.values.find(({ code }) => code === value)?.label ?? value
  )
}

function withoutValue({ selectedFilterValues }: SearchState, filterId: string, value: string) {
  const { [filterId]: values = [], ...others } = selectedFilterValues
  const left = except(values, value)
  return left.length > 0 ? { ...others, [filterId]: left } : others
}

function except(codes: readonly string[], code: string): string[] {
  return codes.filter((one) => one !== code)
}

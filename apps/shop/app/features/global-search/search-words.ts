import type { Translate } from '@wojaz/content'
import { dayFormat, formatDate, type IsoDay, isFullMonth } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { SearchState } from '@wojaz/travel/search'
import { cabinFilter, dayPartFilter, flightWayFilter } from '@wojaz/travel/trip'
import type { SearchChoices } from './search-options.ts'
import { everyPlace } from './search-options.ts'

/** 'Grecja', 'Grecja +2'. */
function severalNames(names: readonly string[]): string {
  const [first = '', ...others] = names
  return others.length > 0 ? `${first} +${others.length}` : first
}

export function airportWords(
  { selectedAirports }: SearchState,
  { airports }: SearchChoices,
  t: Translate,
): string {
  const names = selectedAirports.map((code) => airports.find((one) => one.code === code)?.label ?? code)
  return names.length > 0 ? severalNames(names) : t('bar.airportAny')
}

/** 'Wylot: rano, 6–12' */
export function hoursWords(
  { selectedFilterValues }: SearchState,
  { hours }: Pick<SearchChoices, 'hours'>,
  t: Translate,
): string {
  const chosen = selectedFilterValues[dayPartFilter] ?? []
  const names = hours.filter(({ code }) => chosen.includes(code)).map(({ label }) => label.toLowerCase())
  return names.length > 0 ? t('bar.hoursAt', { hours: severalNames(names) }) : t('bar.hoursAny')
}

export function placeWords(
  { selectedDestinationsCodes }: SearchState,
  { places }: SearchChoices,
  t: Translate,
): string {
  if (selectedDestinationsCodes.length === 0) return t('bar.regionAny')
  const known = everyPlace(places)
  const names = selectedDestinationsCodes.map(
    (code) => known.find(({ place }) => place.code === code)?.place.label ?? code,
  )
  return severalNames(names)
}

/** 'W jedną stronę', otherwise the length of stay. */
export function lengthWords(search: SearchState, t: Translate): string {
  return isOneWay(search) ? t('bar.oneWay') : nightsWords(search.durationFrom, search.durationTo, t)
}

export function isOneWay({ tripType, selectedFilterValues }: SearchState): boolean {
  return tripType === 'CZ' && (selectedFilterValues[flightWayFilter] ?? []).length > 0
}

/** The searched class; economy by default. */
export function cabinOf({ selectedFilterValues }: SearchState): string {
  return selectedFilterValues[cabinFilter]?.[0] ?? 'Economy'
}

/** 'Klasa: Business' */
export function cabinWords(
  search: SearchState,
  { cabins }: Pick<SearchChoices, 'cabins'>,
  t: Translate,
): string {
  const chosen = cabinOf(search)
  return t('bar.cabinIs', { cabin: cabins.find(({ code }) => code === chosen)?.label ?? chosen })
}

export function nightsWords(from: number | null, to: number | null, t: Translate): string {
  if (from === null || to === null) return t('bar.durationAny')
  return from === to ? t('offers.nights', { count: from }) : t('bar.nightsRange', { from, count: to })
}

export function dateWords(
  { startDate, endDate }: Pick<SearchState, 'startDate' | 'endDate'>,
  locale: Locale,
  t: Translate,
): string {
  if (startDate && endDate && isFullMonth(startDate, endDate)) return monthName(startDate, locale)
  if (startDate && endDate)
    return startDate === endDate
      ? formatDate(startDate)
      : t('bar.range', { from: formatDate(startDate).slice(0, 6), to: formatDate(endDate) })
  if (startDate) return t('bar.since', { from: formatDate(startDate) })
  return endDate ? t('bar.until', { to: formatDate(endDate) }) : t('bar.dateAny')
}

export function partyWords(
  { adultsCount, childrenBirthDates, occupancies }: SearchState,
  t: Translate,
): string {
  return [
    t('bar.adultsCount', { count: adultsCount }),
    ...(childrenBirthDates.length > 0 ? [t('bar.childrenCount', { count: childrenBirthDates.length })] : []),
    ...(occupancies.length > 1 ? [t('bar.roomsCount', { count: occupancies.length })] : []),
  ].join(', ')
}

/** 'czerwiec 2027', as a heading. */
export function monthName(day: IsoDay, locale: Locale): string {
  const format = dayFormat(locale, { month: 'long', year: 'numeric' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** 'środa, 12 maja 2027' */
export function dayName(day: IsoDay, locale: Locale): string {
  const format = dayFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

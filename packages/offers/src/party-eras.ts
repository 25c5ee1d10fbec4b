import { ageOn, countPassengers, type Party, wholeParty } from '@wojaz/travel/party'
import { blockDays } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { ScanEra, ScanPlan } from './engine/scan/scan-plan.ts'

/**
 * Prices depend on ages on the day of return, and a search may span birthdays. Splits the return days from `first` to
 * `last` (days of the index) into eras between birthdays; most searches have one.
 */
export function partyEras(
  index: OfferIndex,
  rooms: readonly Party[],
  first: number,
  last: number,
): Pick<ScanPlan, 'eras' | 'eraOfDay'> {
  const eras: ScanEra[] = []
  const eraOfDay = new Uint8Array(index.columns.days + blockDays)
  const birthDates = rooms.flatMap(({ childrenBirthDates }) => childrenBirthDates)
  const birthdays = new Set(birthDates.map((birthDate) => birthDate.slice(5)))
  if (birthdays.has('02-29')) birthdays.add('03-01')
  for (let from = first; from <= last; ) {
    let until = birthdays.size === 0 ? last + 1 : from + 1
    while (until <= last && !birthdays.has(index.dayAt(until).slice(5))) until++
    eraOfDay.fill(eras.length, Math.max(0, from), until)
    eras.push(agesOn(index, rooms, from))
    from = until
  }
  return { eras, eraOfDay }
}

function agesOn(index: OfferIndex, rooms: readonly Party[], day: number): ScanEra {
  const returnDate = index.dayAt(day)
  const { ADULT, CHILD, INFANT } = countPassengers(wholeParty(rooms), returnDate)
  return {
    airAdults: ADULT,
    airChildren: CHILD,
    airInfants: INFANT,
    ages: rooms.map((room) => room.childrenBirthDates.map((birthDate) => ageOn(birthDate, returnDate))),
  }
}

import { ageOn, countPassengers, type Party, wholeParty } from '@wojaz/travel/party'
import { blockDays } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Passengers } from './engine/scan/fares.ts'
import type { ScanEra, ScanPlan } from './engine/scan/scan-plan.ts'

/**
 * Prices depend on ages on the day of return, and a search may span birthdays. Splits the return days from `first` to
 * `last` (days of the index) into eras in which everybody costs the same: an age stands for all of its band, so that parties
 * with the same bands are one party, whatever their birth dates. Airlines know fewer ages than hotels: `airs` are eras of theirs.
 */
export function partyEras(
  index: OfferIndex,
  rooms: readonly Party[],
  first: number,
  last: number,
): Pick<ScanPlan, 'eras' | 'eraOfDay' | 'airs' | 'airOfDay'> & { readonly key: string } {
  const eras = new DaySpans<ScanEra>(index.columns.days + blockDays)
  const airs = new DaySpans<Passengers>(index.columns.days + blockDays)
  const birthDates = rooms.flatMap(({ childrenBirthDates }) => childrenBirthDates)
  const birthdays = new Set(birthDates.map((birthDate) => birthDate.slice(5)))
  if (birthdays.has('02-29')) birthdays.add('03-01')
  for (let from = first; from <= last; ) {
    let until = birthdays.size === 0 ? last + 1 : from + 1
    while (until <= last && !birthdays.has(index.dayAt(until).slice(5))) until++
    const air = passengersOn(index, rooms, from)
    airs.add(air, Math.max(0, from), until)
    eras.add({ ...air, ages: agesOn(index, rooms, from) }, Math.max(0, from), until)
    from = until
  }
  const shapes = rooms.map(({ adultsCount, childrenBirthDates }) => [adultsCount, childrenBirthDates.length])
  return {
    eras: eras.found,
    eraOfDay: eras.ofDay,
    airs: airs.found,
    airOfDay: airs.ofDay,
    key: `${JSON.stringify(shapes)} ${eras.key}`,
  }
}

/** Days one after another, of which neighbours that are alike are one span. */
class DaySpans<Thing> {
  readonly found: Thing[] = []
  readonly ofDay: Uint8Array
  key = ''
  #last = ''

  constructor(days: number) {
    this.ofDay = new Uint8Array(days)
  }

  add(thing: Thing, from: number, until: number): void {
    const name = JSON.stringify(thing)
    if (name !== this.#last) {
      this.found.push(thing)
      this.key += `${this.found.length > 1 ? from : ''}${name}`
    }
    this.#last = name
    this.ofDay.fill(this.found.length - 1, from, until)
  }
}

function passengersOn(index: OfferIndex, rooms: readonly Party[], day: number): Passengers {
  const { ADULT, CHILD, INFANT } = countPassengers(wholeParty(rooms), index.dayAt(day))
  return { airAdults: ADULT, airChildren: CHILD, airInfants: INFANT }
}

function agesOn(index: OfferIndex, rooms: readonly Party[], day: number): ScanEra['ages'] {
  const returnDate = index.dayAt(day)
  return rooms.map((room) =>
    room.childrenBirthDates.map((birthDate) => bandAge(index.columns.ageCuts, ageOn(birthDate, returnDate))),
  )
}

/** The youngest who costs the same in every hotel. */
export function bandAge(ageCuts: Uint8Array, age: number): number {
  let youngest = Math.min(age, 18)
  while (youngest > 0 && ageCuts[youngest] === 0) youngest--
  return youngest
}

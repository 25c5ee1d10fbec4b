import type { IsoDay } from '@wojaz/travel/dates'
import { ageOn, countPassengers, type Party, wholeParty } from '@wojaz/travel/party'
import { blockDays } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Passengers } from './engine/scan/fares.ts'
import type { ScanAgeBand, ScanPlan } from './engine/scan/scan-plan.ts'

/**
 * Prices depend on ages on the day of return, and a search may include birthdays. Splits the return days from `first` to `last`
 * (days of the index) into age bands in which everybody costs the same. Each age is replaced by the lowest of its band, so that
 * parties with the same bands are equal, whatever their birth dates. Airlines distinguish fewer ages than hotels: `airs` are the
 * age bands of airlines.
 */
export function partyAgeBands(
  index: OfferIndex,
  rooms: readonly Party[],
  first: number,
  last: number,
): Pick<ScanPlan, 'ageBands' | 'ageBandOfDay' | 'airs' | 'airOfDay'> & { readonly key: string } {
  const ageBands = new DaySpans<ScanAgeBand>(index.columns.days + blockDays)
  const airs = new DaySpans<Passengers>(index.columns.days + blockDays)
  const birthdays = birthdaysBetween(index, rooms, first, last)
  for (const [number, from] of birthdays.entries()) {
    const until = birthdays[number + 1] ?? last + 1
    const air = passengersOn(index, rooms, from)
    airs.add(air, Math.max(0, from), until)
    ageBands.add({ ...air, ages: agesOn(index, rooms, from) }, Math.max(0, from), until)
  }
  const shapes = rooms.map(({ adultsCount, childrenBirthDates }) => [adultsCount, childrenBirthDates.length])
  return {
    ageBands: ageBands.found,
    ageBandOfDay: ageBands.ofDay,
    airs: airs.found,
    airOfDay: airs.ofDay,
    key: `${JSON.stringify(shapes)} ${ageBands.key}`,
  }
}

/** Returns the first day, and the later days on which somebody turns a year older. */
function birthdaysBetween(index: OfferIndex, rooms: readonly Party[], first: number, last: number): number[] {
  if (first > last) return []
  const days = new Set([first])
  const [firstYear, lastYear] = [
    Number(index.dayAt(first).slice(0, 4)),
    Number(index.dayAt(last).slice(0, 4)),
  ]
  for (const birthDate of rooms.flatMap(({ childrenBirthDates }) => childrenBirthDates)) {
    for (let year = firstYear; year <= lastYear; year++) {
      const day = index.dayIndex(birthdayIn(year, birthDate))
      if (day > first && day <= last) days.add(day)
    }
  }
  return [...days].sort((a, b) => a - b)
}

/** In common years a person born on 29 February turns a year older on 1 March. */
function birthdayIn(year: number, birthDate: IsoDay): IsoDay {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return birthDate.endsWith('02-29') && !isLeapYear ? `${year}-03-01` : `${year}-${birthDate.slice(5)}`
}

/** Merges consecutive days with equal values into spans. */
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

function agesOn(index: OfferIndex, rooms: readonly Party[], day: number): ScanAgeBand['ages'] {
  const returnDate = index.dayAt(day)
  return rooms.map((room) =>
    room.childrenBirthDates.map((birthDate) => bandAge(index.columns.ageCuts, ageOn(birthDate, returnDate))),
  )
}

/** Returns the lowest age that costs the same in every hotel. */
export function bandAge(ageCuts: Uint8Array, age: number): number {
  let youngest = Math.min(age, 18)
  while (youngest > 0 && ageCuts[youngest] === 0) youngest--
  return youngest
}

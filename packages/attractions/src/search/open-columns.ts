import { dayNumber } from '@wojaz/travel/dates'
import { asManyAsCome, type DaySpan } from '../catalogue/open-days.ts'
import type { ListedAttraction } from './listed-attraction.ts'

/** The longest span of one search: a search over years would read every day of them. */
const longestSpan = 62

/** A column for each day of the known calendars: the number of places of every row. */
export class OpenColumns {
  /** The most people who can book together. */
  readonly mostPeople: Uint8Array
  /** Column for days outside all calendars: attractions with an unknown calendar may still have places. */
  readonly #elsewhere: Uint8Array
  readonly #columns: readonly Uint8Array[]
  /** The day of the first column. */
  readonly #first: number

  constructor(listed: readonly ListedAttraction[]) {
    this.mostPeople = Uint8Array.from(listed, ({ mostPeople }) =>
      mostPeople === null ? asManyAsCome : Math.min(mostPeople, asManyAsCome),
    )
    this.#elsewhere = Uint8Array.from(listed, ({ openDays }) => (openDays ? 0 : asManyAsCome))
    const calendars = listed.flatMap(({ openDays }) => openDays ?? [])
    this.#first = calendars.reduce((least, { first }) => Math.min(least, first), Number.POSITIVE_INFINITY)
    const ends = calendars.map(({ first, places }) => first - this.#first + places.length)
    const width = ends.reduce((most, end) => Math.max(most, end), 0)
    this.#columns = turned(rowsOf(listed, this.#first, width), width)
  }

  /** For each row the most places on one of these days. Read-only. */
  between({ from, to }: DaySpan): Uint8Array {
    const first = dayNumber(from)
    const last = Math.min(dayNumber(to), first + longestSpan - 1)
    if (last <= first) return this.#on(first)
    const best = this.#on(first).slice()
    for (let day = first + 1; day <= last; day++) {
      const places = this.#on(day)
      for (let row = 0; row < best.length; row++) if (places[row]! > best[row]!) best[row] = places[row]!
    }
    return best
  }

  /** How many of these rows have enough places on a day. */
  countOn(day: number, rows: Uint32Array, party: number): number {
    const places = this.#on(day)
    let count = 0
    for (let at = 0; at < rows.length; at++) if (places[rows[at]!]! >= party) count += 1
    return count
  }

  #on(day: number): Uint8Array {
    return this.#columns[day - this.#first] ?? this.#elsewhere
  }
}

/** All days of the first row, then of the next, `width` each. */
function rowsOf(listed: readonly ListedAttraction[], first: number, width: number): Uint8Array {
  const places = new Uint8Array(listed.length * width)
  for (const [row, { openDays }] of listed.entries()) {
    if (openDays) places.set(openDays.places, row * width + openDays.first - first)
    else places.fill(asManyAsCome, row * width, (row + 1) * width)
  }
  return places
}

/** Transposes to one array per day: a search reads one column from its beginning to its end. */
function turned(rows: Uint8Array, width: number): Uint8Array[] {
  return Array.from({ length: width }, (_, day) => {
    const column = new Uint8Array(rows.length / width)
    for (let row = 0, at = day; row < column.length; row++, at += width) column[row] = rows[at]!
    return column
  })
}

import type { IsoDay } from '../dates/calendar-date.ts'

/**
 * The stays that can be booked in one hotel: the options of the configurator and which of them can be combined. Prices in grosze.
 */
export interface AvailabilityMatrix {
  readonly airports: readonly Named[]
  readonly durations: readonly number[]
  readonly durationPeriods: readonly DurationPeriod[]
  readonly airportsByDurations: Readonly<Record<number, readonly string[]>>
  readonly datesByAirports: Readonly<Record<string, readonly IsoDay[]>>
  readonly durationsByDates: Readonly<Record<IsoDay, readonly DatedDuration[]>>
  readonly boardTypes: readonly Named[]
  /** Each date with its lowest price. */
  readonly dates: readonly { readonly date: IsoDay; readonly price: number }[]
}

export interface Named {
  readonly code: string
  readonly name: string
}

export interface DurationPeriod {
  readonly from: number
  readonly to: number
}

export interface DatedDuration {
  readonly duration: number
  readonly price: number
  /** 'XXX' with own transport. */
  readonly airportCode: string
  readonly boardCodes: readonly string[]
}

/** One bookable combination, the cheapest room of it. */
export interface AvailableStay {
  readonly airport: Named
  readonly date: IsoDay
  readonly duration: number
  readonly board: Named
  readonly price: number
}

/** The lengths of stay that guests search for: a weekend, a week, ten days, two weeks, longer. */
const periods: readonly DurationPeriod[] = [
  { from: 1, to: 4 },
  { from: 5, to: 8 },
  { from: 9, to: 12 },
  { from: 13, to: 16 },
  { from: 17, to: 90 },
]

export function availabilityMatrix(stays: readonly AvailableStay[]): AvailabilityMatrix {
  const matrix = new AvailabilityMatrixMaker()
  for (const [date, those] of groupBy(stays, (stay) => stay.date)) {
    for (const { airport, duration, board, price } of those) matrix.addStay(airport, duration, board, price)
    matrix.endDate(date)
  }
  return matrix.finish()
}

/** The cheapest stay of one length from one airport on the current date. */
interface Cheapest {
  duration: number
  airportCode: string
  price: number
  /** A bit mask of boards; bit n is the n-th board in `#boards`. */
  boards: number
}

/**
 * Builds a matrix date by date, in date order. A hotel may have hundreds of thousands of stays, so the objects of one date are
 * reused for the next, and equal lists of boards share one array.
 */
export class AvailabilityMatrixMaker {
  readonly #airports = new Places()
  readonly #boards = new Places()
  readonly #boardLists = new Map<number, readonly string[]>()
  readonly #airportsByDurations = new Map<number, Set<string>>()
  readonly #datesByAirports = new Map<string, Set<IsoDay>>()
  readonly #durationsByDates: Record<IsoDay, readonly DatedDuration[]> = {}
  readonly #dates: { date: IsoDay; price: number }[] = []
  /** Stays of the current date: by length and airport, as a list, and how many entries of the list are in use. */
  readonly #standing = new Map<number, Cheapest>()
  readonly #together: Cheapest[] = []
  #count = 0

  addStay(airport: Named, duration: number, board: Named, price: number): void {
    const key = duration * mostPlaces + this.#airports.placeOf(airport)
    const bit = 1 << this.#boards.placeOf(board)
    const known = this.#standing.get(key)
    if (known) {
      known.boards |= bit
      if (price < known.price) known.price = price
      return
    }
    const free = this.#together[this.#count++] ?? this.#another()
    this.#standing.set(key, free)
    free.duration = duration
    free.airportCode = airport.code
    free.price = price
    free.boards = bit
  }

  #another(): Cheapest {
    const one = { duration: 0, airportCode: '', price: 0, boards: 0 }
    this.#together.push(one)
    return one
  }

  /** Call it after all stays of the date were added. */
  endDate(date: IsoDay): void {
    let lowest = Number.POSITIVE_INFINITY
    const dated = this.#together
      .slice(0, this.#count)
      .sort((one, other) => one.duration - other.duration || (one.airportCode < other.airportCode ? -1 : 1))
      .map(({ duration, airportCode, price, boards }): DatedDuration => {
        addTo(this.#airportsByDurations, duration, airportCode)
        addTo(this.#datesByAirports, airportCode, date)
        if (price < lowest) lowest = price
        return { duration, price, airportCode, boardCodes: this.#codesOf(boards) }
      })
    this.#durationsByDates[date] = dated
    this.#dates.push({ date, price: lowest })
    this.#standing.clear()
    this.#count = 0
  }

  #codesOf(boards: number): readonly string[] {
    const known = this.#boardLists.get(boards)
    if (known) return known
    const codes = this.#boards.all
      .filter((_, place) => (boards >> place) & 1)
      .map(({ code }) => code)
      .sort()
    this.#boardLists.set(boards, codes)
    return codes
  }

  finish(): AvailabilityMatrix {
    const durations = [...this.#airportsByDurations.keys()].sort((one, other) => one - other)
    return {
      airports: [...this.#airports.all].sort(byCode),
      durations,
      durationPeriods: durationPeriods(durations),
      airportsByDurations: inOrder(this.#airportsByDurations),
      datesByAirports: inOrder(this.#datesByAirports),
      durationsByDates: this.#durationsByDates,
      boardTypes: [...this.#boards.all].sort(byCode),
      dates: this.#dates,
    }
  }
}

/** An upper limit: a hotel has at most some dozens of airports or boards. */
const mostPlaces = 1_024

/** Numbers things in the order in which they are first added. */
class Places {
  readonly all: Named[] = []
  readonly #places = new Map<string, number>()

  placeOf(thing: Named): number {
    const known = this.#places.get(thing.code)
    if (known !== undefined) return known
    this.#places.set(thing.code, this.all.length)
    return this.all.push(thing) - 1
  }
}

/** The usual periods that contain at least one of these durations, cut to the shortest and longest duration inside. */
export function durationPeriods(durations: readonly number[]): readonly DurationPeriod[] {
  return periods.flatMap(({ from, to }) => {
    const inside = durations.filter((duration) => duration >= from && duration <= to)
    return inside.length > 0 ? [{ from: Math.min(...inside), to: Math.max(...inside) }] : []
  })
}

function byCode(one: Named, other: Named): number {
  return one.code < other.code ? -1 : 1
}

function byKey<Key extends string | number>(
  [one]: readonly [Key, unknown],
  [other]: readonly [Key, unknown],
) {
  return one < other ? -1 : 1
}

function addTo<Key>(groups: Map<Key, Set<string>>, key: Key, code: string): void {
  const group = groups.get(key)
  if (group) group.add(code)
  else groups.set(key, new Set([code]))
}

function inOrder<Key extends string | number>(
  groups: ReadonlyMap<Key, ReadonlySet<string>>,
): Readonly<Record<Key, readonly string[]>> {
  const sorted = [...groups].sort(byKey)
  return Object.fromEntries(sorted.map(([key, codes]) => [key, [...codes].sort()])) as Record<Key, string[]>
}

/** Groups in the order of their keys. */
function groupBy<Item, Key extends string | number>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return new Map([...groups].sort(byKey))
}

import type { IsoDay } from './calendar-date.ts'

/** What one hotel can be booked for: the choices of the configurator and how they go together. Prices in grosze. */
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

/** How holidaymakers speak of nights: a weekend, a week, ten days, two weeks, longer. */
const periods: readonly DurationPeriod[] = [
  { from: 1, to: 4 },
  { from: 5, to: 8 },
  { from: 9, to: 12 },
  { from: 13, to: 16 },
  { from: 17, to: 90 },
]

export function availabilityMatrix(stays: readonly AvailableStay[]): AvailabilityMatrix {
  const matrix = new AvailabilityMatrixMaker()
  for (const [date, those] of groupBy(stays, (stay) => stay.date)) matrix.addDate(date, those)
  return matrix.finish()
}

/** Of one length from one airport. */
interface Cheapest {
  price: number
  readonly boards: Set<string>
}

/** Puts a matrix together date by date, in their order: a hotel may have tens of thousands of stays. */
export class AvailabilityMatrixMaker {
  readonly #airports = new Map<string, Named>()
  readonly #boards = new Map<string, Named>()
  readonly #airportsByDurations = new Map<number, Set<string>>()
  readonly #datesByAirports = new Map<string, Set<IsoDay>>()
  readonly #durationsByDates: Record<IsoDay, readonly DatedDuration[]> = {}
  readonly #dates: { date: IsoDay; price: number }[] = []

  addDate(date: IsoDay, stays: readonly AvailableStay[]): void {
    const together = new Map<number, Map<string, Cheapest>>()
    let lowest = Number.POSITIVE_INFINITY
    for (const { airport, duration, board, price } of stays) {
      const ofDuration = together.get(duration) ?? new Map<string, Cheapest>()
      together.set(duration, ofDuration)
      const known = ofDuration.get(airport.code)
      if (known) {
        known.boards.add(board.code)
        if (price < known.price) known.price = price
      } else ofDuration.set(airport.code, { price, boards: new Set([board.code]) })
      this.#airports.set(airport.code, airport)
      this.#boards.set(board.code, board)
      if (price < lowest) lowest = price
    }
    const dated: DatedDuration[] = []
    for (const [duration, ofDuration] of [...together].sort(byKey)) {
      for (const [airportCode, { price, boards }] of [...ofDuration].sort(byKey)) {
        addTo(this.#airportsByDurations, duration, airportCode)
        addTo(this.#datesByAirports, airportCode, date)
        dated.push({ duration, price, airportCode, boardCodes: [...boards].sort() })
      }
    }
    this.#durationsByDates[date] = dated
    this.#dates.push({ date, price: lowest })
  }

  finish(): AvailabilityMatrix {
    const durations = [...this.#airportsByDurations.keys()].sort((one, other) => one - other)
    return {
      airports: [...this.#airports.values()].sort(byCode),
      durations,
      durationPeriods: durationPeriods(durations),
      airportsByDurations: inOrder(this.#airportsByDurations),
      datesByAirports: inOrder(this.#datesByAirports),
      durationsByDates: this.#durationsByDates,
      boardTypes: [...this.#boards.values()].sort(byCode),
      dates: this.#dates,
    }
  }
}

/** The usual periods that hold at least one of these durations, no wider than the durations themselves. */
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

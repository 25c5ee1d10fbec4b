import { sortMeaning } from '@wojaz/travel/search'
import { columnDays, none } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { anyFlight, faresOf } from './engine/scan/fares.ts'
import type { ScanMemory } from './engine/scan/scan-memory.ts'
import { numbersInTurns, sortInTurns } from './engine/sort-in-turns.ts'
import type { Turn } from './engine/turn.ts'
import type { SearchPlan } from './plan-search.ts'

/** A flight out and a flight back between two airports. */
export interface FlightPair {
  readonly departure: number
  readonly destination: number
  readonly day: number
  readonly nights: number
  readonly fare: number
}

/** Every day and length on which the party has seats both ways between two airports, with its fare. */
export function visitPairs(
  { columns: c }: OfferIndex,
  memory: ScanMemory,
  { scan }: SearchPlan,
  departure: number,
  destination: number,
  visit: (day: number, nights: number, fare: number) => void,
): void {
  const out = c.route[departure * c.airports + destination]!
  const back = c.route[destination * c.airports + departure]!
  if (out < 0 || back < 0) return
  for (const [air, passengers] of scan.airs.entries()) {
    const outRow = faresOf(c, memory, passengers, { ...anyFlight, dayParts: scan.dayParts }).row(out)
    const backRow = faresOf(c, memory, passengers, anyFlight).row(back)
    findFlyingDays(backRow, scan.firstDay + scan.nightsFrom, scan.lastDay + scan.nightsTo, backDays)
    findFlyingDays(outRow, scan.firstDay, scan.lastDay, outDays)
    let first = 0
    for (let at = 0; outDays[at]! < noDay; at++) {
      const day = outDays[at]!
      while (backDays[first]! < day + scan.nightsFrom) first++
      for (let i = first; backDays[i]! <= day + scan.nightsTo; i++) {
        const backDay = backDays[i]!
        if (scan.airOfDay[backDay] === air) visit(day, backDay - day, outRow[day]! + backRow[backDay]!)
      }
    }
  }
}

const noDay = 32_767
// One list after another: made anew for each pair of airports they would be megabytes of garbage per search form.
const outDays = new Int16Array(columnDays + 1)
const backDays = new Int16Array(columnDays + 1)

/** Most routes are flown twice a week: the other days need no look. The last cell of a row is no day. */
function findFlyingDays(row: Int32Array, from: number, to: number, days: Int16Array): void {
  const last = Math.min(to, row.length - 2)
  let count = 0
  for (let day = from; day <= last; day++) if (row[day] !== none) days[count++] = day
  days[count] = noDay
}

export type PairOrder = (a: FlightPair, b: FlightPair) => number

export function pairOrder(sorting: SearchPlan['sorting']): PairOrder {
  const { by, order } = sortMeaning(sorting)
  const asked: PairOrder =
    by === 'departure'
      ? (a, b) => a.day - b.day
      : by === 'duration'
        ? (a, b) => a.nights - b.nights
        : (a, b) => a.fare - b.fare
  const sign = order === 'DESCENDING' ? -1 : 1
  return (a, b) =>
    sign * asked(a, b) ||
    a.fare - b.fare ||
    a.day - b.day ||
    a.nights - b.nights ||
    a.departure - b.departure ||
    a.destination - b.destination
}

/** Hundreds of thousands of pairs, two numbers each: as things they would keep the garbage collector busy. */
export class PairList {
  #ways = new Int32Array(4_096)
  #fares = new Int32Array(4_096)
  #count = 0

  add({ departure, destination, day, nights, fare }: FlightPair): void {
    if (this.#count === this.#ways.length) {
      this.#ways = twiceAsLong(this.#ways)
      this.#fares = twiceAsLong(this.#fares)
    }
    // 8, 8, 10 and 5 bits.
    this.#ways[this.#count] = (departure << 23) | (destination << 15) | (day << 5) | nights
    this.#fares[this.#count++] = fare
  }

  /** Those from place `from` to place `to` of the order. */
  async inOrder(order: PairOrder, from: number, to: number, turn: Turn): Promise<FlightPair[]> {
    const [one, other] = [emptyPair(), emptyPair()]
    const byPair = (a: number, b: number) => order(this.#read(a, one), this.#read(b, other))
    const sorted = await sortInTurns(await numbersInTurns(this.#count, turn), byPair, turn)
    return sorted.slice(from, to).map((number) => this.#read(number, emptyPair()))
  }

  #read(number: number, pair: Mutable<FlightPair>): FlightPair {
    const way = this.#ways[number]!
    pair.departure = way >>> 23
    pair.destination = (way >> 15) & 255
    pair.day = (way >> 5) & 1_023
    pair.nights = way & 31
    pair.fare = this.#fares[number]!
    return pair
  }
}

type Mutable<Thing> = { -readonly [Field in keyof Thing]: Thing[Field] }

const emptyPair = (): Mutable<FlightPair> => ({ departure: 0, destination: 0, day: 0, nights: 0, fare: 0 })

function twiceAsLong(list: Int32Array) {
  const longer = new Int32Array(list.length * 2)
  longer.set(list)
  return longer
}

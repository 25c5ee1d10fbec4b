import { sortMeaning } from '@wojaz/travel/search'
import type { CharterPlan } from './charter-plan.ts'
import { type FlownWay, flownWays, noDay } from './charter-ways.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { ScanCache } from './engine/scan/scan-cache.ts'
import { numbersInTurns, sortInTurns } from './engine/sort-in-turns.ts'
import type { Turn } from './engine/turn.ts'
import type { SearchPlan } from './plan-search.ts'

/** An outbound and a return flight between two airports. With 0 nights only the outbound flight. */
export interface FlightPair {
  readonly departure: number
  readonly destination: number
  readonly day: number
  readonly nights: number
  readonly fare: number
}

/** Visits every pair of a plan. The same object is reused for each pair, so a visitor must copy what it stores. */
export async function visitPairs(
  index: OfferIndex,
  cache: ScanCache,
  asked: CharterPlan,
  turn: Turn,
  visit: (pair: FlightPair) => void,
): Promise<void> {
  const pair = emptyPair()
  const hear = (day: number, nights: number, fare: number) => {
    pair.day = day
    pair.nights = nights
    pair.fare = fare
    visit(pair)
  }
  for (const departure of asked.plan.scan.departures) {
    for (const destination of asked.destinations) {
      pair.departure = departure
      pair.destination = destination
      flownWays(index, cache, asked, departure, destination, (way) => visitWay(asked, way, hear))
      if (turn.isOver) await turn.pass()
    }
  }
}

/** Visits every day and length on which the party has seats between two airports, with its fare. */
function visitWay(
  { plan: { scan } }: CharterPlan,
  { outDays, outRow, back }: FlownWay,
  visit: (day: number, nights: number, fare: number) => void,
): void {
  let first = 0
  for (let at = 0; outDays[at]! < noDay; at++) {
    const day = outDays[at]!
    if (back === null) {
      visit(day, 0, outRow[day]!)
      continue
    }
    const { days, row } = back
    while (days[first]! < day + scan.nightsFrom) first++
    for (let i = first; days[i]! <= day + scan.nightsTo; i++) {
      const backDay = days[i]!
      visit(day, backDay - day, outRow[day]! + row[backDay]!)
    }
  }
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

/** Hundreds of thousands of pairs, two numbers each. As objects they would cause too much garbage collection. */
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

  /** Returns those from position `from` to position `to` of the order. */
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

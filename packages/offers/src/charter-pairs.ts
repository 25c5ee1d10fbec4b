import { sortMeaning } from '@wojaz/travel/search'
import { type CharterPlan, isWished } from './charter-plan.ts'
import { anyDayPart, columnDays, none } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { faresOf, type Passengers } from './engine/scan/fares.ts'
import type { ScanMemory } from './engine/scan/scan-memory.ts'
import { numbersInTurns, sortInTurns } from './engine/sort-in-turns.ts'
import type { Turn } from './engine/turn.ts'
import type { SearchPlan } from './plan-search.ts'

/** A flight out and a flight back between two airports; with no nights between them the one out alone. */
export interface FlightPair {
  readonly departure: number
  readonly destination: number
  readonly day: number
  readonly nights: number
  readonly fare: number
}

/** Every pair of a plan, one after another in the same thing: whoever keeps one copies it. */
export async function visitPairs(
  index: OfferIndex,
  memory: ScanMemory,
  asked: CharterPlan,
  turn: Turn,
  visit: (pair: FlightPair) => void,
): Promise<void> {
  const pair = emptyPair()
  const { scan } = asked.plan
  for (const departure of scan.departures) {
    for (const destination of asked.destinations) {
      visitWay(index, memory, asked, departure, destination, (day, nights, fare) => {
        pair.departure = departure
        pair.destination = destination
        pair.day = day
        pair.nights = nights
        pair.fare = fare
        visit(pair)
      })
      if (turn.isOver) await turn.pass()
    }
  }
}

/** Every day and length on which the party has seats between two airports, with its fare. */
function visitWay(
  index: OfferIndex,
  memory: ScanMemory,
  { plan: { scan }, wishes }: CharterPlan,
  departure: number,
  destination: number,
  visit: (day: number, nights: number, fare: number) => void,
): void {
  const { columns: c } = index
  const isOneWay = scan.nightsTo === 0
  const out = c.route[departure * c.airports + destination]!
  const back = c.route[destination * c.airports + departure]!
  if (out < 0 || (back < 0 && !isOneWay)) return
  for (const [air, passengers] of scan.airs.entries()) {
    const outRow = rowOf(out, scan.dayParts, passengers, wishedOut)
    findFlyingDays(outRow, scan.firstDay, scan.lastDay, outDays)
    if (isOneWay) {
      for (let at = 0; outDays[at]! < noDay; at++) {
        const day = outDays[at]!
        if (scan.airOfDay[day] === air) visit(day, 0, outRow[day]!)
      }
      continue
    }
    const backRow = rowOf(back, anyDayPart, passengers, wishedBack)
    findFlyingDays(backRow, scan.firstDay + scan.nightsFrom, scan.lastDay + scan.nightsTo, backDays)
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

  /** The cheapest fare of each day. Without wishes they are kept; with them they are written down anew each time. */
  function rowOf(route: number, dayParts: number, passengers: Passengers, row: Int32Array): Int32Array {
    if (wishes.airlines === null && !wishes.hasLuggage)
      return faresOf(c, memory, passengers, { isScheduled: false, dayParts }).row(route)
    const { airline } = index.register.flights
    const { airAdults, airChildren, airInfants } = passengers
    for (let day = 0; day < c.days; day++) {
      let best = none
      const end = c.routeDayStart[route * c.days + day + 1]!
      for (let flight = c.routeDayStart[route * c.days + day]!; flight < end; flight++) {
        if (c.flightLeft[flight]! < airAdults + airChildren) continue
        if ((c.flightDayPart[flight]! & dayParts) === 0 || !isWished(wishes, airline[flight]!)) continue
        const fare =
          airAdults * c.flightAdult[flight]! +
          airChildren * c.flightChild[flight]! +
          airInfants * c.flightInfant[flight]!
        if (fare < best) best = fare
      }
      row[day] = best
    }
    return row
  }
}

const noDay = 32_767
// One list after another: made anew for each pair of airports they would be megabytes of garbage per search form.
const outDays = new Int16Array(columnDays + 1)
const backDays = new Int16Array(columnDays + 1)
const wishedOut = new Int32Array(columnDays + 1)
const wishedBack = new Int32Array(columnDays + 1)

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

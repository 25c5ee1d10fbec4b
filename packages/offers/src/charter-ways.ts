import { fareOnFlight, type Seated } from './charter-cabin.ts'
import { type CharterPlan, type FlightWishes, isAnyPlane, isWished } from './charter-plan.ts'
import { anyDayPart, columnDays, none } from './engine/columns.ts'
import { type FlyingDays, flyingDaysOf } from './engine/flying-days.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { faresOf, type Passengers } from './engine/scan/fares.ts'
import type { ScanCache } from './engine/scan/scan-cache.ts'
import type { Turn } from './engine/turn.ts'

/** Days on which a party can fly between two airports, and the fare of each. */
export interface FlownWay {
  /** Numbers of the departure days, ended by `noDay`. */
  readonly outDays: Int16Array
  /** Fare by departure day. */
  readonly outRow: Int32Array
  /** The same for the return; null: one way. */
  readonly back: { readonly days: Int16Array; readonly row: Int32Array } | null
}

export const noDay = 32_767
// Reused for every pair of airports. New arrays would be megabytes of garbage per search form.
const outDays = new Int16Array(columnDays + 1)
const backDays = new Int16Array(columnDays + 1)
const wishedOut = new Int32Array(columnDays + 1)
const wishedBack = new Int32Array(columnDays + 1)

/**
 * Calls `use` once for each span of return days in which nobody of the party moves to another fare. Children do, between one
 * return day and another.
 */
export function flownWays(
  index: OfferIndex,
  cache: ScanCache,
  asked: CharterPlan,
  departure: number,
  destination: number,
  use: (way: FlownWay) => void,
): void {
  const { columns: c } = index
  const { scan } = asked.plan
  const isOneWay = scan.nightsTo === 0
  const out = c.route[departure * c.airports + destination]!
  const back = c.route[destination * c.airports + departure]!
  if (out < 0 || (back < 0 && !isOneWay)) return
  const { airlines } = asked.wishes
  const [airline = null] = airlines?.size === 1 ? airlines : []
  const flying = flyingDaysOf(c, index.register.flights.airline, airline)
  // Nobody flies there, or back.
  if (flying.start[out] === flying.start[out + 1]) return
  if (!isOneWay && flying.start[back] === flying.start[back + 1]) return
  const way = { index, cache, asked, flying }
  const { firstDay, lastDay, nightsFrom, nightsTo } = scan
  for (const [air, passengers] of scan.airs.entries()) {
    // For one way, ages on the day of departure count.
    const ofAir = isOneWay ? air : -1
    const outRow = rowOf(way, out, scan.dayParts, passengers, firstDay, lastDay, ofAir, outDays, wishedOut)
    if (outDays[0] === noDay) continue
    if (isOneWay) {
      use({ outDays, outRow, back: null })
      continue
    }
    const [from, to] = [firstDay + nightsFrom, lastDay + nightsTo]
    const row = rowOf(way, back, anyDayPart, passengers, from, to, air, backDays, wishedBack)
    if (backDays[0] !== noDay) use({ outDays, outRow, back: { days: backDays, row } })
  }
}

interface Asked {
  readonly index: OfferIndex
  readonly cache: ScanCache
  readonly asked: CharterPlan
  readonly flying: FlyingDays
}

/**
 * Returns the cheapest fare of each day, and writes the days that have one into `days`: only days of one `air`, or of all (-1).
 * Without wishes the fares are cached; with wishes they are computed again, only on days of the list.
 */
function rowOf(
  { index, cache, asked: { plan, wishes }, flying }: Asked,
  route: number,
  dayParts: number,
  passengers: Passengers,
  from: number,
  to: number,
  air: number,
  days: Int16Array,
  wished: Int32Array,
): Int32Array {
  const { columns: c } = index
  const { airOfDay } = plan.scan
  const isAny = isAnyPlane(wishes)
  const { airAdults: adults, airChildren: children, airInfants: infants } = passengers
  const party = { adults, children, infants }
  const row = isAny ? faresOf(c, cache, passengers, { isScheduled: false, dayParts }).row(route) : wished
  const last = Math.min(to, c.days - 1)
  const end = flying.start[route + 1]!
  let count = 0
  for (let at = flying.start[route]!; at < end; at++) {
    const day = flying.days[at]!
    if (day < from || (air >= 0 && airOfDay[day] !== air)) continue
    if (day > last) break
    if (!isAny) row[day] = wishedFare(index, route * c.days + day, dayParts, party, wishes)
    if (row[day] !== none) days[count++] = day
  }
  days[count] = noDay
  return row
}

function wishedFare(
  index: OfferIndex,
  routeDay: number,
  dayParts: number,
  party: Seated,
  wishes: FlightWishes,
): number {
  const { columns: c, register } = index
  const { airline } = register.flights
  const { airlines, hasLuggage, cabin } = wishes
  let best: number = none
  const end = c.routeDayStart[routeDay + 1]!
  for (let flight = c.routeDayStart[routeDay]!; flight < end; flight++) {
    if ((c.flightDayPart[flight]! & dayParts) === 0) continue
    if ((airlines !== null || hasLuggage) && !isWished(wishes, airline[flight]!)) continue
    const fare = fareOnFlight(index, flight, party, cabin)
    if (fare !== null && fare < best) best = fare
  }
  return best
}

export interface WaySum {
  count: number
  /** Fare of the cheapest; `none` if there is none. */
  least: number
}

/** Counts the pairs of each two airports and finds the cheapest, without visiting each pair. */
export async function visitWaySums(
  index: OfferIndex,
  cache: ScanCache,
  asked: CharterPlan,
  turn: Turn,
  visit: (departure: number, destination: number, sum: WaySum) => void,
): Promise<void> {
  const { nightsFrom, nightsTo, departures } = asked.plan.scan
  for (const departure of departures) {
    for (const destination of asked.destinations) {
      const sum = { count: 0, least: none as number }
      flownWays(index, cache, asked, departure, destination, (way) => addWay(sum, way, nightsFrom, nightsTo))
      if (sum.count > 0) visit(departure, destination, sum)
      if (turn.isOver) await turn.pass()
    }
  }
}

const cheapest = new Int16Array(columnDays + 1)

/**
 * Departure days come in order, so the possible return days are a sliding window. The window keeps only days that no later day
 * undercuts, so its first day is the cheapest.
 */
function addWay(
  sum: WaySum,
  { outDays: outs, outRow, back }: FlownWay,
  nightsFrom: number,
  nightsTo: number,
): void {
  if (back === null) {
    for (let at = 0; outs[at]! < noDay; at++) {
      sum.count++
      if (outRow[outs[at]!]! < sum.least) sum.least = outRow[outs[at]!]!
    }
    return
  }
  const { days, row } = back
  let [first, next, head, tail] = [0, 0, 0, 0]
  for (let at = 0; outs[at]! < noDay; at++) {
    const day = outs[at]!
    for (; days[next]! <= day + nightsTo && days[next]! < noDay; next++) {
      const fare = row[days[next]!]!
      while (tail > head && row[cheapest[tail - 1]!]! >= fare) tail--
      cheapest[tail++] = days[next]!
    }
    while (first < next && days[first]! < day + nightsFrom) first++
    while (head < tail && cheapest[head]! < day + nightsFrom) head++
    sum.count += next - first
    if (head < tail) sum.least = Math.min(sum.least, outRow[day]! + row[cheapest[head]!]!)
  }
}

import { fareOnFlight } from './charter-cabin.ts'
import { type CharterPlan, isAnyPlane, isWished } from './charter-plan.ts'
import { anyDayPart, columnDays, none } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { faresOf, type Passengers } from './engine/scan/fares.ts'
import type { ScanMemory } from './engine/scan/scan-memory.ts'
import type { Turn } from './engine/turn.ts'

/** Days on which a party flies between two airports, and what each costs. */
export interface FlownWay {
  /** Days of leaving, by number, until `noDay`. */
  readonly outDays: Int16Array
  /** Fare by day of leaving. */
  readonly outRow: Int32Array
  /** Likewise the ways back; null: nobody comes back. */
  readonly back: { readonly days: Int16Array; readonly row: Int32Array } | null
}

export const noDay = 32_767
// One list after another: made anew for each pair of airports they would be megabytes of garbage per search form.
const outDays = new Int16Array(columnDays + 1)
const backDays = new Int16Array(columnDays + 1)
const wishedOut = new Int32Array(columnDays + 1)
const wishedBack = new Int32Array(columnDays + 1)

/** Once for each time in which nobody of the party grows into another fare: children do, between one return and another. */
export function flownWays(
  index: OfferIndex,
  memory: ScanMemory,
  { plan: { scan }, wishes }: CharterPlan,
  departure: number,
  destination: number,
  use: (way: FlownWay) => void,
): void {
  const { columns: c } = index
  const isOneWay = scan.nightsTo === 0
  const out = c.route[departure * c.airports + destination]!
  const back = c.route[destination * c.airports + departure]!
  if (out < 0 || (back < 0 && !isOneWay)) return
  for (const [air, passengers] of scan.airs.entries()) {
    const outRow = rowOf(out, scan.dayParts, passengers, wishedOut)
    const { firstDay, lastDay, nightsFrom, nightsTo, airOfDay } = scan
    // Who does not come back is as old as on the day of leaving.
    findFlyingDays(outRow, firstDay, lastDay, outDays, isOneWay ? airOfDay : null, air)
    if (isOneWay) {
      use({ outDays, outRow, back: null })
      continue
    }
    const row = rowOf(back, anyDayPart, passengers, wishedBack)
    findFlyingDays(row, firstDay + nightsFrom, lastDay + nightsTo, backDays, airOfDay, air)
    use({ outDays, outRow, back: { days: backDays, row } })
  }

  /** The cheapest fare of each day. Without wishes they are kept; with them they are written down anew each time. */
  function rowOf(route: number, dayParts: number, passengers: Passengers, row: Int32Array): Int32Array {
    if (isAnyPlane(wishes)) return faresOf(c, memory, passengers, { isScheduled: false, dayParts }).row(route)
    const { airline } = index.register.flights
    const { airAdults: adults, airChildren: children, airInfants: infants } = passengers
    const party = { adults, children, infants }
    for (let day = 0; day < c.days; day++) {
      let best = none
      const end = c.routeDayStart[route * c.days + day + 1]!
      for (let flight = c.routeDayStart[route * c.days + day]!; flight < end; flight++) {
        if ((c.flightDayPart[flight]! & dayParts) === 0 || !isWished(wishes, airline[flight]!)) continue
        const fare = fareOnFlight(index, flight, party, wishes.cabin)
        if (fare !== null && fare < best) best = fare
      }
      row[day] = best
    }
    return row
  }
}

/** Most routes are flown twice a week: the other days need no look. The last cell of a row is no day. */
function findFlyingDays(
  row: Int32Array,
  from: number,
  to: number,
  days: Int16Array,
  airOfDay: Uint8Array | null,
  air: number,
): void {
  const last = Math.min(to, row.length - 2)
  let count = 0
  for (let day = from; day <= last; day++)
    if (row[day] !== none && (airOfDay === null || airOfDay[day] === air)) days[count++] = day
  days[count] = noDay
}

export interface WaySum {
  count: number
  /** Fare of the cheapest; `none` where there is nothing. */
  least: number
}

/** How many pairs each two airports have and what the cheapest costs, without a look at each pair. */
export async function visitWaySums(
  index: OfferIndex,
  memory: ScanMemory,
  asked: CharterPlan,
  turn: Turn,
  visit: (departure: number, destination: number, sum: WaySum) => void,
): Promise<void> {
  const { nightsFrom, nightsTo, departures } = asked.plan.scan
  for (const departure of departures) {
    for (const destination of asked.destinations) {
      const sum = { count: 0, least: none as number }
      flownWays(index, memory, asked, departure, destination, (way) => addWay(sum, way, nightsFrom, nightsTo))
      if (sum.count > 0) visit(departure, destination, sum)
      if (turn.isOver) await turn.pass()
    }
  }
}

const cheapest = new Int16Array(columnDays + 1)

/**
 * Days of leaving come in order, so the days one may come back on are a window that only moves on. Of the days in it those are kept
 * that no later day is cheaper than: the first of them is the cheapest.
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

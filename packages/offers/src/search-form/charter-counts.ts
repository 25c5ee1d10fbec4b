import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { dayParts } from '@wojaz/travel/trip'
import { destinationAirports } from '../charter-flights.ts'
import { visitPairs } from '../charter-pairs.ts'
import type { OffersCount } from '../count-offers.ts'
import { maxNights, none } from '../engine/columns.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import type { ScanMemory } from '../engine/scan/scan-memory.ts'
import { Turn } from '../engine/turn.ts'
import { planParty, type SearchPlan, shownPrice } from '../plan-search.ts'
import { departureAirports } from '../read-request.ts'
import { placeTree } from '../regions.ts'
import type { SearchRefusal } from '../search-refusal.ts'
import { offeredLengths } from './duration-options.ts'
import { type FormCounts, questionOf, type Recall } from './form-counts.ts'
import { atHours } from './hour-options.ts'

/** Pairs of flights: a charter has no hotel, its places are those its airports serve. */
export function charterCounts(
  index: OfferIndex,
  memory: ScanMemory,
  recall: Recall,
  request: OfferSearchRequest,
): Outcome<FormCounts, SearchRefusal> {
  const plan = planParty(index, request)
  if (!plan.ok) return plan
  const asked = destinationAirports(index, request.destinationsCodes)
  if (!asked.ok) return asked
  /** Pairs by cell, with the other choices as they are. Once planned, a wider search is not refused. */
  const tally = (
    name: string,
    change: Partial<OfferSearchRequest>,
    destinations: readonly number[],
    cells: number,
    cellOf: (pair: Pair) => number,
  ) => {
    const wider = { ...request, ...change }
    const planned = planParty(index, wider)
    if (!planned.ok) throw new Error('A wider search was refused.')
    return recall(questionOf(name, wider, planned.value.partyKey), () =>
      tallyPairs(index, memory, planned.value, destinations, cells, cellOf),
    )
  }
  const { airports } = index.register
  return accepted({
    async airports() {
      const slots = new Map(departureAirports(airports).map((airport, slot) => [airport, slot]))
      const tallied = await tally(
        'airports',
        { departuresCodes: [] },
        asked.value,
        slots.size,
        ({ departure }) => slots.get(departure)!,
      )
      return (slot) => tallied.over([slot])
    },
    async hours() {
      const counts: OffersCount[] = []
      // Of each day only the cheapest flight is paired: every part of the day is a question of its own.
      for (const part of dayParts) {
        const tallied = await tally('hours', atHours(request, [part]), asked.value, 1, () => 0)
        counts.push(tallied.over([0]))
      }
      return (slot) => counts[slot]!
    },
    async lengths() {
      const anyLength = { durationFrom: null, durationTo: null }
      const tallied = await tally('lengths', anyLength, asked.value, maxNights + 1, ({ nights }) => nights)
      const lengths = offeredLengths(request)
      return (slot) => {
        const [from, to] = lengths[slot]!
        return tallied.over(Array.from({ length: to - from + 1 }, (_, i) => from + i))
      }
    },
    async places(locale) {
      const everywhere = [...airports.keys()]
      const tallied = await tally(
        'places',
        { destinationsCodes: [] },
        everywhere,
        everywhere.length,
        ({ destination }) => destination,
      )
      const airportsOf = airportsByPlace(index)
      return placeTree(
        index,
        locale,
        (place) => airportsOf[place]!.size > 0,
        (place) => tallied.over([...airportsOf[place]!]),
      )
    },
    async days() {
      const anytime = { departureDateFrom: null, departureDateTo: null }
      const tallied = await tally('days', anytime, asked.value, index.columns.days, ({ day }) => day)
      const days = Array.from({ length: index.columns.days }, (_, day) => ({ day, ...tallied.over([day]) }))
      return days.flatMap(({ day, fromPrice }) =>
        fromPrice === null ? [] : { date: index.dayAt(day), price: fromPrice },
      )
    },
  })
}

interface Pair {
  departure: number
  destination: number
  day: number
  nights: number
}

/** Counts pairs by cell; several cells together are one option. */
async function tallyPairs(
  index: OfferIndex,
  memory: ScanMemory,
  plan: SearchPlan,
  destinations: readonly number[],
  cells: number,
  cellOf: (pair: Pair) => number,
) {
  const counts = new Int32Array(cells)
  const leasts = new Int32Array(cells).fill(none)
  const pair: Pair = { departure: 0, destination: 0, day: 0, nights: 0 }
  const turn = new Turn()
  for (pair.departure of plan.scan.departures) {
    for (pair.destination of destinations) {
      visitPairs(index, memory, plan, pair.departure, pair.destination, (day, nights, fare) => {
        pair.day = day
        pair.nights = nights
        const cell = cellOf(pair)
        counts[cell]!++
        if (fare < leasts[cell]!) leasts[cell] = fare
      })
      await turn.pass()
    }
  }
  const fees = plan.scan.charterFees * plan.scan.participants
  return {
    over(these: readonly number[]) {
      const count = these.reduce((sum, cell) => sum + counts[cell]!, 0)
      const least = Math.min(...these.map((cell) => leasts[cell]!))
      return { count, fromPrice: count === 0 ? null : shownPrice(plan, least + fees) }
    },
  }
}

function airportsByPlace(index: OfferIndex): readonly ReadonlySet<number>[] {
  const { places, placeParent, hotelResort } = index.register
  const { hotelDestination } = index.columns
  const airports = places.map(() => new Set<number>())
  for (let hotel = 0; hotel < hotelDestination.length; hotel++) {
    if (hotelDestination[hotel]! < 0) continue
    for (let place = hotelResort[hotel]!; place >= 0; place = placeParent[place]!) {
      airports[place]!.add(hotelDestination[hotel]!)
    }
  }
  return airports
}

import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { dayParts, flightWayFilter } from '@wojaz/travel/trip'
import { feesOf, priceCheck } from '../charter-flights.ts'
import { type FlightPair, visitPairs } from '../charter-pairs.ts'
import { type CharterPlan, planCharters } from '../charter-plan.ts'
import type { OffersCount } from '../count-offers.ts'
import { maxNights, none } from '../engine/columns.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import type { ScanMemory } from '../engine/scan/scan-memory.ts'
import { Turn } from '../engine/turn.ts'
import { shownPrice } from '../plan-search.ts'
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
  const asked = planCharters(index, request)
  if (!asked.ok) return asked
  const asChosen = asked.value.destinations
  /** Pairs by cell, with the other choices as they are. Once planned, a wider search is not refused. */
  const tally = (
    name: string,
    change: Partial<OfferSearchRequest>,
    destinations: readonly number[],
    cells: number,
    cellOf: (pair: FlightPair) => number,
  ) => {
    const wider = { ...request, ...change }
    const planned = planCharters(index, wider)
    if (!planned.ok) throw new Error('A wider search was refused.')
    return recall(questionOf(name, wider, planned.value.plan.partyKey), () =>
      tallyPairs(index, memory, { ...planned.value, destinations }, cells, cellOf),
    )
  }
  const { airports } = index.register
  return accepted({
    async airports() {
      const slots = new Map(departureAirports(airports).map((airport, slot) => [airport, slot]))
      const tallied = await tally(
        'airports',
        { departuresCodes: [] },
        asChosen,
        slots.size,
        ({ departure }) => slots.get(departure)!,
      )
      return (slot) => tallied.over([slot])
    },
    async hours() {
      const counts: OffersCount[] = []
      // Of each day only the cheapest flight is paired: every part of the day is a question of its own.
      for (const part of dayParts) {
        const tallied = await tally('hours', atHours(request, [part]), asChosen, 1, () => 0)
        counts.push(tallied.over([0]))
      }
      return (slot) => counts[slot]!
    },
    async lengths() {
      // Who chooses how long to stay comes back.
      const filters = request.filters.filter(({ filterId }) => filterId !== flightWayFilter)
      const anyLength = { durationFrom: null, durationTo: null, filters }
      const tallied = await tally('lengths', anyLength, asChosen, maxNights + 1, ({ nights }) => nights)
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
      const tallied = await tally('days', anytime, asChosen, index.columns.days, ({ day }) => day)
      const days = Array.from({ length: index.columns.days }, (_, day) => ({ day, ...tallied.over([day]) }))
      return days.flatMap(({ day, fromPrice }) =>
        fromPrice === null ? [] : { date: index.dayAt(day), price: fromPrice },
      )
    },
  })
}

/** Counts pairs by cell; several cells together are one option. */
async function tallyPairs(
  index: OfferIndex,
  memory: ScanMemory,
  asked: CharterPlan,
  cells: number,
  cellOf: (pair: FlightPair) => number,
) {
  const counts = new Int32Array(cells)
  const leasts = new Int32Array(cells).fill(none)
  const isPriced = priceCheck(asked)
  await visitPairs(index, memory, asked, new Turn(), (pair) => {
    if (!isPriced(pair.fare)) return
    const cell = cellOf(pair)
    counts[cell]!++
    if (pair.fare < leasts[cell]!) leasts[cell] = pair.fare
  })
  const fees = feesOf(asked)
  return {
    over(these: readonly number[]) {
      const count = these.reduce((sum, cell) => sum + counts[cell]!, 0)
      const least = Math.min(...these.map((cell) => leasts[cell]!))
      return { count, fromPrice: count === 0 ? null : shownPrice(asked.plan, least + fees) }
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

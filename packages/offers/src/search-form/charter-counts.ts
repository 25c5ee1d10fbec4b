import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { type CabinClass, dayParts, flightWayFilter } from '@wojaz/travel/trip'
import { feesOf, priceCheck } from '../charter-flights.ts'
import { type FlightPair, visitPairs } from '../charter-pairs.ts'
import { type CharterPlan, planCharters } from '../charter-plan.ts'
import { visitWaySums } from '../charter-ways.ts'
import type { OffersCount } from '../count-offers.ts'
import { maxNights, none } from '../engine/columns.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import type { ScanCache } from '../engine/scan/scan-cache.ts'
import { Turn } from '../engine/turn.ts'
import { shownPrice } from '../plan-search.ts'
import { departureAirports } from '../read-request.ts'
import type { SearchRefusal } from '../search-refusal.ts'
import { offeredLengths } from './duration-options.ts'
import { inCabin, offeredCabins, outAlone } from './flight-options.ts'
import { flownPlaces } from './flown-places.ts'
import { type FormCounts, questionOf, type Recall } from './form-counts.ts'
import { atHours } from './hour-options.ts'

/** Counts pairs of flights. A charter has no hotel; its places are those that its airports serve. */
export function charterCounts(
  index: OfferIndex,
  cache: ScanCache,
  recall: Recall,
  request: OfferSearchRequest,
): Outcome<FormCounts, SearchRefusal> {
  const asked = planCharters(index, request)
  if (!asked.ok) return asked
  const asChosen = asked.value.destinations
  /** Counts pairs by cell, with the other choices unchanged. If the request is valid, a wider search is too. */
  const tally = (
    name: string,
    change: Partial<OfferSearchRequest>,
    destinations: readonly number[],
    cells: number,
    cellOf: CellOf,
  ) => {
    const wider = { ...request, ...change }
    const planned = planCharters(index, wider)
    if (!planned.ok) throw new Error('A wider search was refused.')
    return recall(questionOf(name, wider, planned.value.plan.partyKey), () =>
      tallyPairs(index, cache, { ...planned.value, destinations }, cells, cellOf),
    )
  }
  const { airports } = index.register
  const count = async (name: string, change: Partial<OfferSearchRequest>) =>
    (await tally(name, change, asChosen, 1, { way: () => 0 })).over([0])
  return accepted({
    async airports() {
      const slots = new Map(departureAirports(airports).map((airport, slot) => [airport, slot]))
      const tallied = await tally('airports', { departuresCodes: [] }, asChosen, slots.size, {
        way: (departure) => slots.get(departure)!,
      })
      return (slot) => tallied.over([slot])
    },
    async hours() {
      const counts: OffersCount[] = []
      // Only the cheapest flight of each day is paired, so every part of the day needs a separate count.
      for (const part of dayParts) {
        counts.push(await count('hours', atHours(request, [part])))
      }
      return (slot) => counts[slot]!
    },
    async cabins() {
      const counted: [CabinClass, OffersCount][] = []
      for (const cabin of offeredCabins(index))
        counted.push([cabin, await count('cabins', inCabin(request, cabin))])
      return counted
    },
    oneWay: () => count('oneWay', outAlone(request)),
    async lengths() {
      // A search with a length of stay needs a return flight.
      const filters = request.filters.filter(({ filterId }) => filterId !== flightWayFilter)
      const anyLength = { durationFrom: null, durationTo: null, filters }
      const tallied = await tally('lengths', anyLength, asChosen, maxNights + 1, {
        pair: ({ nights }) => nights,
      })
      const lengths = offeredLengths(request)
      return (slot) => {
        const [from, to] = lengths[slot]!
        return tallied.over(Array.from({ length: to - from + 1 }, (_, i) => from + i))
      }
    },
    async places(locale) {
      const everywhere = [...airports.keys()]
      const tallied = await tally('places', { destinationsCodes: [] }, everywhere, everywhere.length, {
        way: (_, destination) => destination,
      })
      return flownPlaces(index, locale, (some) => tallied.over([...some]))
    },
    async days() {
      const anytime = { departureDateFrom: null, departureDateTo: null }
      const tallied = await tally('days', anytime, asChosen, index.columns.days, { pair: ({ day }) => day })
      const days = Array.from({ length: index.columns.days }, (_, day) => ({ day, ...tallied.over([day]) }))
      return days.flatMap(({ day, fromPrice }) =>
        fromPrice === null ? [] : { date: index.dayAt(day), price: fromPrice },
      )
    },
  })
}

/** By airports alone, or also by days. */
type CellOf =
  | { readonly way: (departure: number, destination: number) => number }
  | { readonly pair: (pair: FlightPair) => number }

/** Counts pairs by cell. Several cells together are one option. */
async function tallyPairs(
  index: OfferIndex,
  cache: ScanCache,
  asked: CharterPlan,
  cells: number,
  cellOf: CellOf,
) {
  const counts = new Int32Array(cells)
  const leasts = new Int32Array(cells).fill(none)
  const add = (cell: number, count: number, least: number) => {
    counts[cell]! += count
    if (least < leasts[cell]!) leasts[cell] = least
  }
  // With a price range every pair must be checked.
  if ('way' in cellOf && asked.plan.price === null) {
    await visitWaySums(index, cache, asked, new Turn(), (departure, destination, { count, least }) =>
      add(cellOf.way(departure, destination), count, least),
    )
  } else {
    const isPriced = priceCheck(asked)
    const ofPair =
      'way' in cellOf
        ? ({ departure, destination }: FlightPair) => cellOf.way(departure, destination)
        : cellOf.pair
    await visitPairs(index, cache, asked, new Turn(), (pair) => {
      if (isPriced(pair.fare)) add(ofPair(pair), 1, pair.fare)
    })
  }
  const fees = feesOf(asked)
  return {
    over(these: readonly number[]) {
      const count = these.reduce((sum, cell) => sum + counts[cell]!, 0)
      const least = Math.min(...these.map((cell) => leasts[cell]!))
      return { count, fromPrice: count === 0 ? null : shownPrice(asked.plan, least + fees) }
    },
  }
}

import { type Columns, none } from './columns.ts'
import type { ScanSplit } from './scan/scan-plan.ts'

interface Order {
  readonly hotels: Uint32Array
  /** The number of slots of the search that produced it. */
  readonly slots: number
}

/**
 * The order in which hotels are scanned when only lowest prices are needed. Hotels that had a lowest price in an earlier search
 * come first: they are often cheap for other parties too, and their prices allow skipping most of the rest. The order does not
 * change any answer.
 */
export class PromisingHotels {
  readonly #ofLists = new WeakMap<Uint32Array, Map<ScanSplit['by'], Order>>()

  /** Returns the hotels of a list, promising ones first. */
  inOrder(c: Columns, hotels: Uint32Array, by: ScanSplit['by']): Uint32Array {
    const known = this.#ofLists.get(hotels)?.get(by)
    return known?.hotels ?? (by === 'day' ? cheapestFirst(c, hotels) : hotels)
  }

  /** Stores the hotels that had the lowest price of a slot; -1 is none. A search with more slots gives a better order. */
  remember(hotels: Uint32Array, by: ScanSplit['by'], cheapest: Int32Array): void {
    const orders = this.#ofLists.get(hotels) ?? new Map<ScanSplit['by'], Order>()
    this.#ofLists.set(hotels, orders)
    if ((orders.get(by)?.slots ?? 0) > cheapest.length) return
    const promising = new Set(cheapest)
    const first = hotels.filter((hotel) => promising.has(hotel))
    const ordered = new Uint32Array(hotels.length)
    ordered.set(first)
    let count = first.length
    for (const hotel of hotels) if (!promising.has(hotel)) ordered[count++] = hotel
    orders.set(by, { hotels: ordered, slots: cheapest.length })
  }
}

/** This many hotels of every destination come first, so that most of the others can be skipped. */
const seedHotels = 2

/** Returns the cheapest hotels of each destination first, by their cheapest night, then the others in order. */
function cheapestFirst(c: Columns, hotels: Uint32Array): Uint32Array {
  const isFirst = new Uint8Array(hotels.length)
  const seeds: number[] = []
  let start = 0
  for (let position = 1; position <= hotels.length; position++) {
    if (
      position < hotels.length &&
      c.hotelDestination[hotels[position]!] === c.hotelDestination[hotels[start]!]
    )
      continue
    const run = Array.from({ length: position - start }, (_, i) => start + i)
    run.sort((a, b) => leastNight(c, hotels[a]!) - leastNight(c, hotels[b]!))
    for (const seed of run.slice(0, seedHotels)) {
      isFirst[seed] = 1
      seeds.push(hotels[seed]!)
    }
    start = position
  }
  return Uint32Array.from([...seeds, ...hotels.filter((_, position) => isFirst[position] === 0)])
}

function leastNight(c: Columns, hotel: number): number {
  let least = none
  for (let product = c.hotelOfferStart[hotel]!; product < c.hotelOfferStart[hotel + 1]!; product++) {
    least = Math.min(least, c.productLeast[product]!)
  }
  return least
}

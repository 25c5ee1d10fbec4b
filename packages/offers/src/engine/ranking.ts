import { type SortCode, sortMeaning } from '@wojaz/travel/search'
import type { Columns } from './columns.ts'

/** Hotels of a listing, each with its cheapest package. */
export interface Listed {
  readonly count: number
  readonly hotel: Int32Array
  readonly product: Int32Array
  readonly total: Int32Array
  /** day × 2^14 + nights × 2^8 + departure airport. */
  readonly stay: Int32Array
}

/** Compares two positions of a list. */
export type Order = (a: number, b: number) => number

/** Every order ends with the hotel's code, so that pages never repeat an offer. */
export function rankingOf(sorting: SortCode, c: Columns, { hotel, total, stay }: Listed): Order {
  const { by, order } = sortMeaning(sorting)
  const cheapest: Order = (a, b) => total[a]! - total[b]!
  const soonest: Order = (a, b) => (stay[a]! >> 14) - (stay[b]! >> 14)
  const shortest: Order = (a, b) => ((stay[a]! >> 8) & 63) - ((stay[b]! >> 8) & 63)
  const bestLiked: Order = (a, b) => c.hotelRating[hotel[b]!]! - c.hotelRating[hotel[a]!]!
  // Of two equal ratings, the one with more votes is more reliable.
  const mostRated: Order = (a, b) => c.hotelRatingCount[hotel[b]!]! - c.hotelRatingCount[hotel[a]!]!
  const mostStars: Order = (a, b) => c.hotelStars[hotel[b]!]! - c.hotelStars[hotel[a]!]!
  const fixed: Order = (a, b) => c.hotelCodeOrder[hotel[a]!]! - c.hotelCodeOrder[hotel[b]!]!
  const asked = order === 'ASCENDING' ? (first: Order) => first : reversed
  switch (by) {
    case 'price':
      return inTurn(asked(cheapest), bestLiked, fixed)
    case 'rating':
      return inTurn(bestLiked, mostRated, cheapest, fixed)
    case 'stars':
      return inTurn(mostStars, cheapest, bestLiked, fixed)
    case 'departure':
      return inTurn(asked(soonest), cheapest, fixed)
    case 'duration':
      return inTurn(asked(shortest), cheapest, fixed)
  }
}

/** The most popular hotels first. */
export function mostWanted(c: Columns, { hotel, total }: Listed): Order {
  return inTurn(
    (a, b) => c.hotelPopularity[hotel[b]!]! - c.hotelPopularity[hotel[a]!]!,
    (a, b) => total[a]! - total[b]!,
    // A total order, so that pages never repeat an offer.
    (a, b) => c.hotelCodeOrder[hotel[a]!]! - c.hotelCodeOrder[hotel[b]!]!,
  )
}

/** Keeps the first `count` of what is added, in order. */
export class FirstInOrder<Thing> {
  readonly things: Thing[] = []

  constructor(
    readonly order: (a: Thing, b: Thing) => number,
    readonly count: number,
  ) {}

  hasRoomFor(thing: Thing): boolean {
    const { things, order, count } = this
    return things.length < count || (count > 0 && order(thing, things[count - 1]!) < 0)
  }

  add(thing: Thing): void {
    if (!this.hasRoomFor(thing)) return
    const { things, order, count } = this
    let low = 0
    let high = things.length
    while (low < high) {
      const middle = (low + high) >> 1
      // Equal ones stay in the order in which they were added.
      if (order(things[middle]!, thing) <= 0) low = middle + 1
      else high = middle
    }
    things.splice(low, 0, thing)
    if (things.length > count) things.pop()
  }
}

function reversed(order: Order): Order {
  return (a, b) => order(b, a)
}

function inTurn(...orders: readonly Order[]): Order {
  return (a, b) => {
    for (const order of orders) {
      const difference = order(a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
}

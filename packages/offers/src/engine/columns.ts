/**
 * The index as columns on shared memory, so that threads read it without a copy. Things are identified by row numbers: hotels are
 * sorted by destination, boards of a hotel are consecutive, rates of a board are sorted by id. Days count from `baseDay`.
 */
export interface Columns {
  /** Days per row: the horizon, the longest stay after it, and a month during which the index may age. */
  readonly days: number
  readonly blocks: number
  readonly airports: number
  readonly rates: number

  /** 0..3 in the order of `hotelTripTypes`. */
  readonly hotelTripType: Uint8Array
  /** Number of the arrival airport; -1 with own transport. */
  readonly hotelDestination: Int16Array
  readonly hotelTransfer: Int32Array
  /** Guarantee fees per person with own transport. */
  readonly hotelFees: Int32Array
  readonly hotelIsMultiroom: Uint8Array
  /** Whole percent of the promotion in force today, per first day of the stay. */
  readonly hotelPercent: Uint8Array
  /** The largest percentage of each block of days, by hotel. */
  readonly hotelMostPercent: Uint8Array
  readonly hotelOfferStart: Uint32Array
  /** Sort keys of listings: stars, rating (0 without), number of ratings, and popularity. */
  readonly hotelStars: Float64Array
  readonly hotelRating: Float64Array
  readonly hotelRatingCount: Int32Array
  readonly hotelPopularity: Int32Array
  /** Position of its code among all codes. */
  readonly hotelCodeOrder: Int32Array

  /** A product is one board of one hotel. */
  readonly productHotel: Uint32Array
  readonly productBoard: Uint8Array
  readonly productRateStart: Uint32Array
  /** By block: the smallest `rateLowerBound` of its rates. */
  readonly productLowerBound: Int32Array
  /** Minimum of `productLowerBound` over all blocks. */
  readonly productLeast: Int32Array
  /** By product, for stays of 1 to 14 nights: the cheapest stay of all blocks, for one adult. */
  readonly productLength: Int32Array
  /** Like `rateStay`, for all its rates together. */
  readonly productStay: Int32Array
  /** By block: the largest `rateLongest` of its rates. */
  readonly productLongest: Uint8Array

  readonly rateId: Int32Array
  readonly rateRoom: Uint32Array
  /** Of its room, one byte each: fewest and most persons, most adults, most children. */
  readonly rateFits: Int32Array
  readonly rateSupplement: Uint16Array
  /** Thousandths of the adult price that a child pays, by age 0..17. */
  readonly rateShare: Uint16Array
  /** By age 0..18: 1 where some rate has another share than at the age before. Between two such ages no price changes. */
  readonly ageCuts: Uint8Array
  /**
   * Two numbers per day, ordered by block, then rate, then day: a search over one month reads one region of memory, and a lookup
   * of a day one cache line. `cellOf` returns the position. First number: sum of the adult prices of all nights before that day.
   * Second number, low byte: fewest nights of a stay that begins that day, 255 when none may begin. Next byte: most nights, by
   * rules, prices, stop-sale and one free room; 0 when the night itself cannot be sold.
   */
  readonly rateDay: Int32Array
  /** By block: no night of this or the next block of 32 days costs an adult less. */
  readonly rateLowerBound: Int32Array
  /**
   * By block, then nights (1 to 14), then rate; two numbers: the price of the cheapest stay that may begin in the block, for one
   * adult, and the days on which one may begin, with the first day of the block in the lowest bit. A search over few lengths
   * reads few regions of memory.
   */
  readonly rateStay: Int32Array
  /** By block: nights of the longest stay that may begin in it, 0 when none may. */
  readonly rateLongest: Uint8Array
  /** Incremented when a hotel is written again, to invalidate what is cached about rooms. One number. */
  readonly hotelsVersion: Uint32Array

  /** Rooms left each night, at most 255. */
  readonly roomLeft: Uint8Array
  /** How many nights from that day on at least two, or at least three, rooms are left. */
  readonly roomTwo: Uint8Array
  readonly roomThree: Uint8Array

  /** Number of the route from × to; -1 when there are no flights. */
  readonly route: Int16Array
  /** Incremented when a flight of the route changes, to invalidate what is cached about it. */
  readonly routeVersion: Uint32Array
  /** Flights of a route's day: from here to the next entry, sorted by departure and id. */
  readonly routeDayStart: Uint32Array
  readonly flightAdult: Int32Array
  readonly flightChild: Int32Array
  readonly flightInfant: Int32Array
  readonly flightLeft: Int16Array
  /** 1 for a scheduled flight of an airline, 0 for a charter. */
  readonly flightIsScheduled: Uint8Array
  /** Bit of the part of the day of its departure. */
  readonly flightDayPart: Uint8Array
}

export const blockDays = 32
/** A stay of up to 32 nights lies in the block of its first day and the next one. The lower bounds rely on it. */
export const maxNights = 30
/** Up to this many nights the cheapest stay of each block is stored. */
export const boundedNights = 14
export const horizonDays = 548
export const columnDays = 608
/** Numbers of a rate in one block of `rateDay`, two per day. */
export const rowNumbers = 2 * blockDays
/** Numbers of a length in `rateStay` and `productStay`, and the offset of the days on which a stay may begin. */
export const lengthNumbers = 2
export const beginsAt = 1
/** Each board has a bit in a number. */
export const mostBoards = 32
/** All board bits. */
export const anyBoard = -1
/** Each part of the day has a bit in a number, in the order of `dayParts`. */
export const dayPartBits = [1, 2, 4, 8] as const
export const anyDayPart = 15
/** More than any holiday costs: means that there is no offer. */
export const none = 0x7fffffff

export interface ColumnSizes {
  hotels: number
  products: number
  rates: number
  rooms: number
  airports: number
  routes: number
  flights: number
}

export function allocateColumns(sizes: ColumnSizes): Columns {
  const { hotels, products, rates, rooms, airports, routes, flights } = sizes
  const days = columnDays
  const blocks = days / blockDays
  return {
    days,
    blocks,
    airports,
    rates,
    hotelTripType: bytes(hotels),
    hotelDestination: new Int16Array(shared(hotels * 2)),
    hotelTransfer: integers(hotels),
    hotelFees: integers(hotels),
    hotelIsMultiroom: bytes(hotels),
    hotelPercent: bytes(hotels * days),
    hotelMostPercent: bytes(hotels * blocks),
    hotelOfferStart: counters(hotels + 1),
    hotelStars: new Float64Array(shared(hotels * 8)),
    hotelRating: new Float64Array(shared(hotels * 8)),
    hotelRatingCount: integers(hotels),
    hotelPopularity: integers(hotels),
    hotelCodeOrder: integers(hotels),
    productHotel: counters(products),
    productBoard: bytes(products),
    productRateStart: counters(products + 1),
    productLowerBound: integers(products * blocks),
    productLeast: integers(products),
    productLength: integers(products * boundedNights),
    productStay: integers(products * blocks * boundedNights * lengthNumbers),
    productLongest: bytes(products * blocks),
    rateId: integers(rates),
    rateRoom: counters(rates),
    rateFits: integers(rates),
    rateSupplement: new Uint16Array(shared(rates * 2)),
    rateShare: new Uint16Array(shared(rates * 36)),
    ageCuts: bytes(19).fill(1, 18),
    rateLowerBound: integers(rates * blocks),
    rateStay: integers(rates * blocks * boundedNights * lengthNumbers),
    rateLongest: bytes(rates * blocks),
    hotelsVersion: counters(1),
    // One block more, because a stay that begins in the last block ends in it.
    rateDay: integers(rates * (days + blockDays) * 2),
    roomLeft: bytes(rooms * days),
    roomTwo: bytes(rooms * days),
    roomThree: bytes(rooms * days),
    route: new Int16Array(shared(airports * airports * 2)).fill(-1),
    routeVersion: counters(routes),
    routeDayStart: counters(routes * days + 1),
    flightAdult: integers(flights),
    flightChild: integers(flights),
    flightInfant: integers(flights),
    flightLeft: new Int16Array(shared(flights * 2)),
    flightIsScheduled: bytes(flights),
    flightDayPart: bytes(flights),
  }
}

export function bytesOf(columns: Columns): number {
  return Object.values(columns).reduce<number>(
    (sum, column) => sum + (typeof column === 'number' ? 0 : column.byteLength),
    0,
  )
}

const shared = (size: number) => new SharedArrayBuffer(size)
const bytes = (length: number) => new Uint8Array(shared(length))
const integers = (length: number) => new Int32Array(shared(length * 4))
const counters = (length: number) => new Uint32Array(shared(length * 4))

import { none } from '../columns.ts'
import type { Passengers } from './fares.ts'

/** Everything a scan needs, in numbers of the index. */
export interface ScanPlan {
  /** Hotels to scan, in the order of the index, so that hotels of one destination are consecutive. */
  readonly hotels: Uint32Array
  /** First and last departure, days of the index. */
  readonly firstDay: number
  readonly lastDay: number
  readonly nightsFrom: number
  readonly nightsTo: number
  /** Departure airports, sorted by code. */
  readonly departures: readonly number[]
  /** Only scheduled flights. */
  readonly isScheduled: boolean
  /** Bits of the parts of the day in which the outbound flight may depart. */
  readonly dayParts: number
  /** Bits of the boards that count. */
  readonly boards: number
  readonly participants: number
  /** Guarantee fees per person when a flight is part of the package. */
  readonly charterFees: number
  readonly rooms: readonly { readonly adults: number; readonly children: number }[]
  /** The same for all plans with the same days, nights, airports, passengers and split: they have the same stays. */
  readonly staysKey: string
  /** Spans of return days in which everybody costs the same in a hotel, in order. */
  readonly ageBands: readonly ScanAgeBand[]
  /** Age band of each return day. */
  readonly ageBandOfDay: Uint8Array
  /** Spans of return days in which airlines count the party in the same way, in order; and the span of each return day. */
  readonly airs: readonly Passengers[]
  readonly airOfDay: Uint8Array
  readonly split: ScanSplit
  /** The best offer of a hotel must have a total in this range to count, both ends included. */
  readonly price: PriceLimits | null
  /**
   * By position: 1 for hotels whose boards are all counted, requested or not, and whose best offer is wanted at any price. Null:
   * for no hotel.
   */
  readonly isEveryBoardCounted: Uint8Array | null
}

export interface PriceLimits {
  readonly from: number
  readonly to: number
}

export interface ScanAgeBand extends Passengers {
  /** Ages of the children by room; each is the lowest age of its band. */
  readonly ages: readonly (readonly number[])[]
}

/**
 * How the cheapest offers of a hotel are separated into slots: not at all, by departure airport, by part of the day, by day (or
 * month) of departure, or by a range of nights.
 */
export type ScanSplit =
  | { readonly by: 'hotel' }
  | { readonly by: 'airport' }
  | { readonly by: 'dayPart' }
  | { readonly by: 'day'; readonly slotOfDay: Int16Array; readonly slots: number }
  | { readonly by: 'nights'; readonly ranges: readonly (readonly [from: number, to: number])[] }

/** The key of a plan that separates the stays of each airport. */
export const airportsKey = (staysKey: string) => `airport ${staysKey}`

/** How hotels are grouped in slots. */
export interface SlotGroups {
  readonly groups: number
  readonly slots: number
  /** Group of each hotel of the plan, by position. */
  readonly ofPosition: Uint16Array
  /** False when only lowest prices are needed: then a hotel that cannot be the cheapest is skipped. */
  readonly counted: boolean
}

/** Best offer per hotel; `product` is -1 without one. */
export interface BestOffers {
  readonly product: Int32Array
  readonly total: Int32Array
  /** day × 2^14 + nights × 2^8 + departure airport: sorts like the tie-breaks of a listing. */
  readonly stay: Int32Array
}

/** Lowest price and number of hotels: by group × slot, or by board. */
export interface LowestPrices {
  readonly least: Int32Array
  readonly hotels: Int32Array
  /** If only prices of slots are needed: a hotel with the lowest price, -1 when not known. */
  readonly cheapest: Int32Array
}

export function noPrices(cells: number): LowestPrices {
  return {
    least: new Int32Array(cells).fill(none),
    hotels: new Int32Array(cells),
    cheapest: new Int32Array(cells).fill(-1),
  }
}

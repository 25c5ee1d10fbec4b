import { none } from '../columns.ts'
import type { Passengers } from './fares.ts'

/** Everything a scan asks, in numbers of the index. */
export interface ScanPlan {
  /** Hotels to look at, in the order of the index, so that one destination comes after another. */
  readonly hotels: Uint32Array
  /** First and last departure, days of the index. */
  readonly firstDay: number
  readonly lastDay: number
  readonly nightsFrom: number
  readonly nightsTo: number
  /** Departure airports in order of their codes. */
  readonly departures: readonly number[]
  /** Only flights that airlines fly by their own timetable. */
  readonly isScheduled: boolean
  /** Bit of every part of the day in which the flight out may take off. */
  readonly dayParts: number
  /** Bit of every board that counts. */
  readonly boards: number
  readonly participants: number
  /** Guarantee fees per person when a flight is part of the package. */
  readonly charterFees: number
  readonly rooms: readonly { readonly adults: number; readonly children: number }[]
  /** The same for all plans with the same days, nights, airports, passengers and split: their stays are the same. */
  readonly staysKey: string
  /** Spans of return days in which everybody costs the same in a hotel, in order. */
  readonly ageBands: readonly ScanAgeBand[]
  /** Era of each return day. */
  readonly ageBandOfDay: Uint8Array
  /** Spans of return days in which they are the same to an airline, in order; and which of them each return day belongs to. */
  readonly airs: readonly Passengers[]
  readonly airOfDay: Uint8Array
  readonly split: ScanSplit
  /** Totals a hotel's best offer must lie between to count, both included. */
  readonly price: PriceLimits | null
  /**
   * By position: 1 for hotels of which every board is counted, whether it was asked for or not, and whose best offer is
   * asked for at any price. Null: no hotel's.
   */
  readonly isEveryBoardCounted: Uint8Array | null
}

export interface PriceLimits {
  readonly from: number
  readonly to: number
}

export interface ScanAgeBand extends Passengers {
  /** Ages of the children, room by room; the least of their band. */
  readonly ages: readonly (readonly number[])[]
}

/**
 * What the cheapest offers of a hotel are kept apart by, in slots: nothing, a departure airport, a part of the day of
 * departure, a day (or month) of departure, a range of nights.
 */
export type ScanSplit =
  | { readonly by: 'hotel' }
  | { readonly by: 'airport' }
  | { readonly by: 'dayPart' }
  | { readonly by: 'day'; readonly slotOfDay: Int16Array; readonly slots: number }
  | { readonly by: 'nights'; readonly ranges: readonly (readonly [from: number, to: number])[] }

/** The key of a plan that keeps the stays of each airport apart. */
export const airportsKey = (staysKey: string) => `airport ${staysKey}`

/** How hotels are counted together in slots. */
export interface SlotGroups {
  readonly groups: number
  readonly slots: number
  /** Group of each hotel of the plan, by position. */
  readonly ofPosition: Uint16Array
  /** False when only lowest prices are asked for: then a hotel that cannot be the cheapest is passed over. */
  readonly counted: boolean
}

/** Best offer per hotel; `product` is -1 without one. */
export interface BestOffers {
  readonly product: Int32Array
  readonly total: Int32Array
  /** day × 2^14 + nights × 2^8 + departure airport: compares like the tie-breaks of a listing. */
  readonly stay: Int32Array
}

/** Lowest price and number of hotels: by group × slot, or by board. */
export interface LowestPrices {
  readonly least: Int32Array
  readonly hotels: Int32Array
  /** Where nothing but the prices of slots is asked for: a hotel that has the lowest one, -1 when not known. */
  readonly cheapest: Int32Array
}

export function noPrices(cells: number): LowestPrices {
  return {
    least: new Int32Array(cells).fill(none),
    hotels: new Int32Array(cells),
    cheapest: new Int32Array(cells).fill(-1),
  }
}

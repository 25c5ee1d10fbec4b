import type { Coordinates } from '@wojaz/travel/place'

/** One time at which an option can be had, or a day on which it is open. */
export interface Availability {
  readonly id: string
  /** As the supplier wrote it: local, mostly with its offset. */
  readonly localStart: string
  readonly localEnd: string
  readonly isAllDay: boolean
  readonly isAvailable: boolean
  /** Null: as many as come. */
  readonly vacancies: number | null
  readonly maxTickets: number | null
  /** Until then it can be booked. */
  readonly bookableUntil: Date
  /** Of one ticket of each kind, in grosze. */
  readonly ticketPrices: Readonly<Record<string, number>>
  /** Of all that was asked for, where the supplier prices a booking as a whole; otherwise null. */
  readonly wholePrice: number | null
  readonly pickupPoints: readonly PickupPoint[]
}

export interface PickupPoint {
  readonly id: string
  readonly name: string
  readonly address: string
  /** When guests are fetched, local; null: the supplier says so later. */
  readonly localTime: string | null
  /** Absent: the supplier does not say. */
  readonly at?: Coordinates
}

/** How many tickets of each kind, by its id. */
export type Tickets = Readonly<Record<string, number>>

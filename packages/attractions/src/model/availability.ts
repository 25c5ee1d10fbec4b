import type { Coordinates } from '@wojaz/travel/place'

/** One start time of an option, or a day on which it is open. */
export interface Availability {
  readonly id: string
  /** As the supplier wrote it: local time, mostly with offset. */
  readonly localStart: string
  readonly localEnd: string
  readonly isAllDay: boolean
  readonly isAvailable: boolean
  /** Null if there is no limit. */
  readonly vacancies: number | null
  readonly maxTickets: number | null
  /** The last moment to book it. */
  readonly bookableUntil: Date
  /** Price of one ticket of each kind, in grosze. */
  readonly ticketPrices: Readonly<Record<string, number>>
  /** Price of the whole request, if the supplier prices a booking as a whole; otherwise null. */
  readonly wholePrice: number | null
  readonly pickupPoints: readonly PickupPoint[]
}

export interface PickupPoint {
  readonly id: string
  readonly name: string
  readonly address: string
  /** The local time of the pick-up; null if the supplier tells it later. */
  readonly localTime: string | null
  /** Absent if the supplier does not say. */
  readonly at?: Coordinates
}

/** The number of tickets of each kind, by its id. */
export type Tickets = Readonly<Record<string, number>>

import type { TripType } from '@wojaz/travel/trip'

/** What every component carries besides its own content: when, to whom and beside what it is shown. */
export interface ComponentFrame {
  uid: string
  active: boolean
  /** ISO moments, both ends inclusive; null is open. */
  validFrom: string | null
  validTo: string | null
  /** User statuses, or LOGGED. Empty: everybody. */
  profiles: string[]
  /** Codes of the places it belongs to; empty: all of them. */
  directions: string[]
  /** Empty: all of them. */
  tripTypes: TripType[]
}

import type { TripType } from '@wojaz/travel/trip'

/** What every component has besides its content: when, to whom and on which pages it is shown. */
export interface ComponentFrame {
  uid: string
  active: boolean
  /** ISO timestamps, both ends included; null: no limit. */
  validFrom: string | null
  validTo: string | null
  /** User statuses, or LOGGED. Empty: everybody. */
  profiles: string[]
  /** Codes of the places it belongs to; empty: all of them. */
  directions: string[]
  /** Empty: all of them. */
  tripTypes: TripType[]
}

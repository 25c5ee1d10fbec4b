import type { CabinClass } from '@wojaz/travel/trip'
import { cabinPlans } from '../seats/cabin-plans.ts'

/** Another plane flies. */
export interface AircraftWish {
  readonly flightId: number
  readonly aircraft: string
}

/** Planes whose cabins are known. */
export const aircraftNames: readonly string[] = Object.keys(cabinPlans)

/** As it is written down. */
export interface AircraftChange extends AircraftWish {
  readonly kind: 'aircraft'
  readonly before: string
}

export type AircraftRefusal =
  | { readonly code: 'flight-unknown' | 'aircraft-unknown' | 'nothing-changes' }
  /** More are sold than the plane has: guests are told first that they do not fly, or fly otherwise. */
  | {
      readonly code: 'plane-too-small'
      readonly cabin: CabinClass
      readonly sold: number
      readonly seats: number
    }
  /** So many unpaid orders have seats that the plane does not have: they are paid or over within the hour. */
  | { readonly code: 'orders-pending'; readonly count: number }

/** What it means for one order with chosen seats. */
export interface SeatsAfter {
  readonly number: string
  readonly name: string
  readonly kept: readonly string[]
  readonly lost: readonly string[]
  /** What the lost ones cost; in grosze. */
  readonly back: number
}

import type { CabinClass } from '@wojaz/travel/trip'
import { cabinPlans } from '../seats/cabin-plans.ts'

/** A request to fly with another plane. */
export interface AircraftWish {
  readonly flightId: number
  readonly aircraft: string
}

/** Planes with a known cabin plan. */
export const aircraftNames: readonly string[] = Object.keys(cabinPlans)

/** A change of plane, as stored. */
export interface AircraftChange extends AircraftWish {
  readonly kind: 'aircraft'
  readonly before: string
}

export type AircraftRefusal =
  | { readonly code: 'flight-unknown' | 'aircraft-unknown' | 'nothing-changes' }
  /**
   * More seats are sold than the plane has. Staff must first announce to some guests that they do not fly, or fly differently.
   */
  | {
      readonly code: 'plane-too-small'
      readonly cabin: CabinClass
      readonly sold: number
      readonly seats: number
    }
  /** This many unpaid orders have seats that the plane does not have. Within the hour they are paid or expire. */
  | { readonly code: 'orders-pending'; readonly count: number }

/** The effect on one order with chosen seats. */
export interface SeatsAfter {
  readonly number: string
  readonly name: string
  readonly kept: readonly string[]
  readonly lost: readonly string[]
  /** What the lost seats cost; in grosze. */
  readonly back: number
}

import type { Feature } from './features.ts'
import type { KindName } from './kinds/kind.ts'
import type { Place, Spot } from './places.ts'
import type { Question } from './questions.ts'
import type { Six } from './six.ts'

export type UnitType = 'ADULT' | 'YOUTH' | 'CHILD' | 'INFANT' | 'FAMILY' | 'SENIOR'
export type ContactField = 'firstName' | 'lastName' | 'emailAddress' | 'phoneNumber' | 'country'
export type Category = 'excursion' | 'ticket' | 'boat-trip' | 'diving' | 'transfer' | 'cooking-class'

export interface Unit {
  readonly id: string
  readonly type: UnitType
  readonly title: Six
  readonly ages: Six
  readonly minAge: number
  readonly maxAge: number
  /** How many places it takes. */
  readonly paxCount: number
  readonly idRequired: boolean
  /** Units of which at least one must be booked too. */
  readonly accompaniedBy: readonly string[]
  /** The share of an adult's price. */
  readonly share: number
  readonly questions: readonly Question[]
}

export interface PickupPoint {
  readonly id: string
  readonly name: Six
  readonly latitude: number
  readonly longitude: number
  readonly minutesBefore: number
}

export interface Option {
  readonly id: string
  readonly isDefault: boolean
  readonly title: Six
  /** 'HH:MM'. With opening hours: the one opening time. */
  readonly startTimes: readonly string[]
  readonly opening: { readonly from: string; readonly to: string } | null
  /** 1 is Monday. */
  readonly weekdays: readonly number[]
  readonly cancellation: { readonly amount: number; readonly unit: 'hour' | 'day' }
  /** How long before the start the sale ends. */
  readonly cutoffMinutes: number
  readonly minUnits: number
  readonly maxUnits: number
  /** Places per time, or per day with opening hours; null: unlimited. */
  readonly capacity: number | null
  readonly languages: readonly string[]
  readonly pickup: { readonly isRequired: boolean; readonly points: readonly PickupPoint[] } | null
  readonly contactFields: readonly ContactField[]
  readonly questions: readonly Question[]
  readonly units: readonly Unit[]
  /** Per adult or per booking, in grosze, in an average season. */
  readonly price: number
}

export interface Product {
  readonly id: string
  readonly reference: string
  readonly kind: KindName
  readonly category: Category
  readonly place: Place
  readonly spot: Spot
  readonly timeZone: string
  readonly title: Six
  readonly short: Six
  readonly description: Six
  readonly features: readonly Feature[]
  readonly labels: readonly string[]
  readonly durationMinutes: number
  readonly meetingPoint: { readonly title: Six; readonly latitude: number; readonly longitude: number }
  readonly commentary: 'IN_PERSON' | 'RECORDED_AUDIO' | null
  readonly isInstant: boolean
  readonly isPricedByBooking: boolean
  readonly hasTicketPerPerson: boolean
  /** URLs of drawn scenes; the first is the cover. */
  readonly pictures: readonly string[]
  readonly options: readonly Option[]
}

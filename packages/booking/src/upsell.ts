export const upsellTypes = [
  'FLIGHT_CLASS',
  'SEATS',
  'LUGGAGE',
  'TRANSFER',
  'INSURANCE',
  'FLEX',
  'PARKING',
  'ASSISTANCE',
  'FACULTATIVE_TRIPS',
] as const

export type UpsellType = (typeof upsellTypes)[number]

/** Something that can be added to a trip, without its words: these come in the guest's language from the dictionary. */
export interface Upsell {
  readonly type: UpsellType
  readonly groupType: 'FLIGHT' | 'PROTECTION' | 'COMFORT' | 'TRIPS'
  readonly resignationAvailable: boolean
  readonly variants: readonly UpsellVariant[]
  /** Travellers (from 0) it can be chosen for, one by one; empty: once for the whole party. */
  readonly personRefs: readonly number[]
}

export interface UpsellVariant {
  readonly code: string
  /** In grosze: for one person of `personRefs`, or for the whole party. */
  readonly price: number
  /** Already part of the trip. */
  readonly isIncluded: boolean
}

/** What the guest chose: of one type one variant for a person, or for all (`person` null). Trips: as many as are liked. */
export interface ChosenUpsell {
  readonly type: UpsellType
  readonly code: string
  readonly person: number | null
}

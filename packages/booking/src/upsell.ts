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
  /** Those of `personRefs` who pay a child's price where there is one. */
  readonly childRefs: readonly number[]
}

export interface UpsellVariant {
  readonly code: string
  /** In grosze: for one person of `personRefs`, or for the whole party. */
  readonly price: number
  /** For one of `childRefs`; null: as for everybody. */
  readonly childPrice: number | null
  /** Already part of the trip. */
  readonly isIncluded: boolean
}

/** What the guest chose: of one type one variant for a person, or for all (`person` null). Trips: as many as are liked. */
export interface ChosenUpsell {
  readonly type: UpsellType
  readonly code: string
  readonly person: number | null
}

/** What one variant costs one traveller, or the party. */
export function variantPrice(upsell: Upsell, variant: UpsellVariant, person: number | null): number {
  const isChild = person !== null && upsell.childRefs.includes(person)
  return isChild ? (variant.childPrice ?? variant.price) : variant.price
}

/** What it costs at the least, of what has to be paid for. */
export function lowestPrice({ variants }: Upsell): number {
  return Math.min(...variants.filter(({ isIncluded }) => !isIncluded).map(({ price }) => price))
}

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

/** Something that can be added to a trip, without texts: these come from the dictionary in the guest's language. */
export interface Upsell {
  readonly type: UpsellType
  readonly groupType: 'FLIGHT' | 'PROTECTION' | 'COMFORT' | 'TRIPS'
  readonly resignationAvailable: boolean
  readonly variants: readonly UpsellVariant[]
  /** Travellers (from 0) for whom it can be chosen one by one; empty: once for the whole party. */
  readonly personRefs: readonly number[]
  /** Those of `personRefs` who pay the child price, if there is one. */
  readonly childRefs: readonly number[]
}

export interface UpsellVariant {
  readonly code: string
  /** In grosze: for one person of `personRefs`, or for the whole party. */
  readonly price: number
  /** For one of `childRefs`; null: the same price for everybody. */
  readonly childPrice: number | null
  /** Included in the price of the trip. */
  readonly isIncluded: boolean
}

/** A choice: one variant of a type for one person, or for all (`person` null). Several excursions can be chosen. */
export interface ChosenUpsell {
  readonly type: UpsellType
  readonly code: string
  readonly person: number | null
}

/** Returns what one variant costs one traveller, or the party. */
export function variantPrice(upsell: Upsell, variant: UpsellVariant, person: number | null): number {
  const isChild = person !== null && upsell.childRefs.includes(person)
  return isChild ? (variant.childPrice ?? variant.price) : variant.price
}

/** Returns the lowest price of the variants that are not included. */
export function lowestPrice({ variants }: Upsell): number {
  return Math.min(...variants.filter(({ isIncluded }) => !isIncluded).map(({ price }) => price))
}

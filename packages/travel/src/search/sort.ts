/** Sort codes of a listing, named as in `q`. */
export const listingSortCodes = [
  'price',
  'priceDESC',
  'hotelRating',
  'nearestDeparture',
  'categoryDESC',
  'flightDate',
] as const

export const charterSortFields = ['PRICE', 'START_DATE', 'DURATION'] as const
export const sortOrders = ['ASCENDING', 'DESCENDING'] as const

export type CharterSortCode = `${(typeof charterSortFields)[number]}_${(typeof sortOrders)[number]}`

export const charterSortCodes: readonly CharterSortCode[] = charterSortFields.flatMap((field) =>
  sortOrders.map((order): CharterSortCode => `${field}_${order}`),
)

export type SortCode = (typeof listingSortCodes)[number] | CharterSortCode

export const defaultSortCode: SortCode = 'price'

export interface SortMeaning {
  readonly by: 'price' | 'rating' | 'stars' | 'departure' | 'duration'
  readonly order: (typeof sortOrders)[number]
}

/** nearestDeparture and flightDate also narrow the dates; within them the cheapest comes first. */
const meanings: Readonly<Record<SortCode, SortMeaning>> = {
  price: { by: 'price', order: 'ASCENDING' },
  priceDESC: { by: 'price', order: 'DESCENDING' },
  hotelRating: { by: 'rating', order: 'DESCENDING' },
  nearestDeparture: { by: 'price', order: 'ASCENDING' },
  categoryDESC: { by: 'stars', order: 'DESCENDING' },
  flightDate: { by: 'price', order: 'ASCENDING' },
  PRICE_ASCENDING: { by: 'price', order: 'ASCENDING' },
  PRICE_DESCENDING: { by: 'price', order: 'DESCENDING' },
  START_DATE_ASCENDING: { by: 'departure', order: 'ASCENDING' },
  START_DATE_DESCENDING: { by: 'departure', order: 'DESCENDING' },
  DURATION_ASCENDING: { by: 'duration', order: 'ASCENDING' },
  DURATION_DESCENDING: { by: 'duration', order: 'DESCENDING' },
}

export function isSortCode(value: unknown): value is SortCode {
  return typeof value === 'string' && Object.hasOwn(meanings, value)
}

export function sortMeaning(code: SortCode): SortMeaning {
  return meanings[code]
}

/**
 * Every page offers a group of sorts. If the chosen one is not in it, returns the one with the same meaning, otherwise the first
 * of the group.
 */
export function sortFromGroup(chosen: SortCode, group: readonly SortCode[]): SortCode {
  if (group.includes(chosen)) return chosen
  return group.find((code) => meansTheSame(code, chosen)) ?? group[0] ?? defaultSortCode
}

function meansTheSame(one: SortCode, other: SortCode): boolean {
  return meanings[one].by === meanings[other].by && meanings[one].order === meanings[other].order
}

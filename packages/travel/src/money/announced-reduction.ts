export interface ReducedPrice {
  readonly total: number
  readonly originalFullPrice: number
  /** Lowest total of the 30 days before the reduction began; null without a reduction. */
  readonly lowestPriceBefore: number | null
}

/**
 * A reduction as a shop may announce it: in whole percent of what all pay, measured against the lowest price of the thirty days before
 * it, so that badge and struck price say the same. A percentage of the stay alone would promise more than the guest saves, and a
 * price that was lower a week ago is not reduced at all.
 */
export function announcedReduction({
  total,
  originalFullPrice,
  lowestPriceBefore,
}: ReducedPrice): { percent: number; before: number } | null {
  if (lowestPriceBefore === null) return null
  const before = Math.min(originalFullPrice, lowestPriceBefore)
  const percent = Math.floor(((before - total) * 100) / before)
  return percent >= 1 ? { percent, before } : null
}

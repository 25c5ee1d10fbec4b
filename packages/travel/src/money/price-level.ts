export type PriceLevel = 'low' | 'typical' | 'high'

/** A price compared with earlier prices of the same trip. Money in grosze. */
export interface PriceStanding {
  readonly level: PriceLevel
  /** The number of earlier weeks with a known price. */
  readonly compared: number
  readonly lowest: number
  readonly median: number
  readonly highest: number
}

/** With fewer weeks, about a season, one cannot tell what price is usual. */
const fewestCompared = 12
/** Smaller differences do not matter to a guest; in thousandths of the median price. */
const worthSaying = 50

/**
 * Today's price is low if it is not above the cheapest third of the earlier weeks, and high if it is not below the dearest third.
 * The difference from the median must also matter in money: a price that hardly ever moved is never low. Null if too few weeks
 * are known.
 */
export function priceStanding(price: number, weeksBefore: readonly number[]): PriceStanding | null {
  if (weeksBefore.length < fewestCompared) return null
  const sorted = [...weeksBefore].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] as number
  const median = at(1 / 2)
  const difference = ((price - median) * 1_000) / median
  const isLow = price <= at(1 / 3) && difference <= -worthSaying
  const isHigh = price >= at(2 / 3) && difference >= worthSaying
  return {
    level: isLow ? 'low' : isHigh ? 'high' : 'typical',
    compared: sorted.length,
    lowest: at(0),
    median,
    highest: at(1),
  }
}

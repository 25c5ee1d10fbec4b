export type PriceLevel = 'low' | 'typical' | 'high'

/** How a price stands among those it can be compared with. Money in grosze. */
export interface PriceStanding {
  readonly level: PriceLevel
  /** How many prices were compared, the own one included. */
  readonly compared: number
  readonly lowest: number
  readonly median: number
  readonly highest: number
}

/** Fewer prices are no market. */
const fewestCompared = 12
/** A difference nobody would change a holiday for: in thousandths of the middle price. */
const worthSaying = 50

/**
 * In the cheapest third of comparable prices it is low, in the dearest third high, and only when that is a difference in money too:
 * where all days cost about the same no day is cheap. Null: there is too little to compare with.
 */
export function priceStanding(price: number, comparable: readonly number[]): PriceStanding | null {
  if (comparable.length < fewestCompared) return null
  const sorted = [...comparable].sort((one, other) => one - other)
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

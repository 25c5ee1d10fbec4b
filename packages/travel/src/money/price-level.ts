export type PriceLevel = 'low' | 'typical' | 'high'

/** How a price stands among those the same trip had before. Money in grosze. */
export interface PriceStanding {
  readonly level: PriceLevel
  /** Of how many weeks before today the price is known. */
  readonly compared: number
  readonly lowest: number
  readonly median: number
  readonly highest: number
}

/** Who has watched a price for less than a season does not know what is usual. */
const fewestCompared = 12
/** A difference nobody would change a holiday for: in thousandths of the middle price. */
const worthSaying = 50

/**
 * Not dearer than in the cheapest third of the weeks before, today's price is low; not cheaper than in the dearest third, high;
 * and only when that is a difference in money too: a price that hardly ever moved is never low. Null: it is not known for long enough.
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

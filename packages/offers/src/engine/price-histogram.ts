/** Hotels per span of prices, `from` included, `to` not. */
export interface PriceBar {
  readonly from: number
  readonly to: number
  readonly count: number
}

// Złoty; with one of these some twenty bars show any listing.
const steps = [50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 10_000, 20_000, 50_000].map(
  (zloty) => zloty * 100,
)
const mostBars = 24

export function priceHistogram(prices: readonly number[] | Int32Array): PriceBar[] {
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  for (const price of prices) {
    if (price < lowest) lowest = price
    if (price > highest) highest = price
  }
  if (highest === 0) return []
  const step =
    steps.find((one) => Math.floor(highest / one) - Math.floor(lowest / one) < mostBars) ?? 10_000_000
  const first = Math.floor(lowest / step)
  const bars = new Array<number>(Math.floor(highest / step) - first + 1).fill(0)
  for (const price of prices) bars[Math.floor(price / step) - first]!++
  return bars.map((count, bar) => ({ from: (first + bar) * step, to: (first + bar + 1) * step, count }))
}

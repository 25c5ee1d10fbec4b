/** Number of hotels in a price span; `from` is included, `to` is not. */
export interface PriceBar {
  readonly from: number
  readonly to: number
  readonly count: number
}

// In złoty. One of these steps shows any listing in about twenty bars.
const steps = [50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 10_000, 20_000, 50_000].map(
  (zloty) => zloty * 100,
)
const mostBars = 24

const [finest = 0] = steps

export function priceHistogram(prices: readonly number[] | Int32Array): PriceBar[] {
  const counts = new PriceCounts()
  for (const price of prices) counts.add(price)
  return counts.bars()
}

/** Counts prices without storing them. Every step is a multiple of the finest. */
export class PriceCounts {
  readonly #counts: number[] = []
  #lowest = Number.POSITIVE_INFINITY
  #highest = 0

  add(price: number): void {
    if (price < this.#lowest) this.#lowest = price
    if (price > this.#highest) this.#highest = price
    const bar = Math.floor(price / finest)
    this.#counts[bar] = (this.#counts[bar] ?? 0) + 1
  }

  bars(): PriceBar[] {
    const [lowest, highest] = [this.#lowest, this.#highest]
    if (highest === 0) return []
    const step =
      steps.find((one) => Math.floor(highest / one) - Math.floor(lowest / one) < mostBars) ?? 10_000_000
    const first = Math.floor(lowest / step)
    const bars = new Array<number>(Math.floor(highest / step) - first + 1).fill(0)
    this.#counts.forEach((count, fine) => {
      bars[Math.floor((fine * finest) / step) - first]! += count
    })
    return bars.map((count, bar) => ({ from: (first + bar) * step, to: (first + bar + 1) * step, count }))
  }
}

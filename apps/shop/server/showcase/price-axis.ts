import type { PriceAxis } from '../../app/features/price-chart/price-chart-view.ts'

/** The most grid lines that are readable. */
const mostTicks = 5
/** In grosze. */
const leastStep = 10_000

/**
 * Round values from zero to at least the highest price. An axis that does not start at zero would exaggerate small differences.
 */
export function priceAxis(prices: readonly number[]): PriceAxis {
  const dearest = Math.max(leastStep, ...prices)
  let step = leastStep
  for (let turn = 0; dearest / step > mostTicks; turn++) step *= turn % 3 === 1 ? 2.5 : 2
  const count = Math.ceil(dearest / step)
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, number) => number * step) }
}

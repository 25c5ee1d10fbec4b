import type { PriceAxis } from '../../app/features/price-chart/price-chart-view.ts'

/** So many lines can be read beside a chart. */
const mostTicks = 5
/** Grosze. */
const leastStep = 10_000

/** Round sums from nothing up to at least the dearest: bars that do not begin at nothing make small differences look large. */
export function priceAxis(prices: readonly number[]): PriceAxis {
  const dearest = Math.max(leastStep, ...prices)
  let step = leastStep
  for (let turn = 0; dearest / step > mostTicks; turn++) step *= turn % 3 === 1 ? 2.5 : 2
  const count = Math.ceil(dearest / step)
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, number) => number * step) }
}

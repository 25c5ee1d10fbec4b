import { formatMoney } from '@wojaz/travel/money'
import { axisWidth, plotHeight, yOfPrice } from './chart-shape.ts'
import type { PriceAxis } from './price-chart-view.ts'

/** Stays in sight while the bars scroll. The prices of the bars are named one by one, so this is for the eye alone. */
export function ChartAxis({ axis: { ticks, top } }: { axis: PriceAxis }) {
  return (
    <svg width={axisWidth} height={plotHeight + 1} aria-hidden="true" className="shrink-0">
      {ticks.map((tick) => (
        <text
          key={tick}
          x={axisWidth - 8}
          y={Math.min(plotHeight - 1, yOfPrice(tick, top) + 4)}
          textAnchor="end"
          className="fill-ink-soft text-fine"
        >
          {formatMoney(tick)}
        </text>
      ))}
    </svg>
  )
}

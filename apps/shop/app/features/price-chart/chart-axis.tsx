import { formatMoney } from '@wojaz/travel/money'
import { axisWidth, plotHeight, yOfPrice } from './chart-shape.ts'
import type { PriceAxis } from './price-chart-view.ts'

/** Stays visible while the bars scroll. It is hidden from screen readers, because every bar has its price in its name. */
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

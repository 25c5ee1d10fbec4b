import { formatMoney } from '@wojaz/travel/money'
import { useContentAddress } from '../../ui/content-link.tsx'
import type { BarAt } from './bar-after-key.ts'
import { barHeight, type ChartShape, plotHeight, priceAt, yOfPrice } from './chart-shape.ts'
import type { ChartBar as Bar } from './price-chart-view.ts'

/** A single place is coloured by price level. Several places have a colour and a pattern each. */
const levelFill = { low: 'fill-success', typical: 'fill-scene-deep', high: 'fill-warning' } as const
const placeFill = ['fill-scene-deep', 'fill-accent-strong', 'fill-success'] as const
/** Pointing down for low and up for high; a dash for typical. */
const levelMark = { low: 'M-5 -3H5L0 4Z', typical: 'M-5 -1.5H5V1.5H-5Z', high: 'M-5 3H5L0 -4Z' } as const

interface ChartBarProps {
  bar: Bar
  at: BarAt
  shape: ChartShape
  top: number
  /** The number of places side by side. */
  places: number
  /** The accessible name: when, where, how much. */
  name: string
  /** Undefined: every bar is a Tab stop, as without scripts. */
  tabIndex: number | undefined
  /** Pattern of the place; null: plain. */
  pattern: string | null
}

export function ChartBar({ bar, at, shape, top, places, name, tabIndex, pattern }: ChartBarProps) {
  const address = useContentAddress(bar.url)
  const height = barHeight(bar.price, top)
  const x = at.slot * shape.slotWidth + shape.barX(at.place)
  const y = plotHeight - height
  const middle = x + shape.barWidth / 2
  const lastYearY = bar.lastYear === null ? null : yOfPrice(bar.lastYear, top)
  const fill = places > 1 ? placeFill[at.place] : bar.level ? levelFill[bar.level] : levelFill.typical
  const box = { x: x + 1, y, width: shape.barWidth - 2, height, rx: 3 }
  return (
    <a
      href={address?.href}
      aria-label={name}
      tabIndex={tabIndex}
      data-bar={`${at.slot}-${at.place}`}
      className="group cursor-pointer outline-none"
    >
      {/* The whole column can be pressed, not only what is coloured. */}
      <rect x={x} y={0} width={shape.barWidth} height={plotHeight} className="fill-transparent" />
      <rect
        {...box}
        className={`${fill} stroke-focus group-hover:opacity-85 group-focus-visible:stroke-[3px]`}
      />
      {pattern ? <rect {...box} fill={`url(#${pattern})`} className="pointer-events-none" /> : null}
      {bar.level ? (
        <path
          d={levelMark[bar.level]}
          transform={`translate(${middle} ${plotHeight - 11})`}
          className="pointer-events-none fill-on-accent"
        />
      ) : null}
      {lastYearY === null ? null : <LastYear y={lastYearY} x={x} width={shape.barWidth} />}
      <PriceText
        text={formatMoney(bar.price)}
        middle={middle}
        isUpright={shape.isUpright}
        {...priceAt(height, lastYearY, shape.isUpright)}
      />
    </a>
  )
}

/** Light under dark, so that it is seen on the bar and above it. */
function LastYear({ x, y, width }: { x: number; y: number; width: number }) {
  const line = { x1: x + 1, x2: x + width - 1, y1: y, y2: y }
  return (
    <g className="pointer-events-none">
      <line {...line} className="stroke-paper-raised stroke-[5px]" />
      <line {...line} className="stroke-ink stroke-2" strokeDasharray="5 3" />
    </g>
  )
}

interface PriceTextProps {
  text: string
  middle: number
  y: number
  isInside: boolean
  isUpright: boolean
}

function PriceText({ text, middle, y, isInside, isUpright }: PriceTextProps) {
  const look = 'pointer-events-none text-fine font-bold'
  if (!isUpright)
    return (
      <text x={middle} y={y} textAnchor="middle" className={`${look} fill-ink`}>
        {text}
      </text>
    )
  return (
    <text
      transform={`translate(${middle + 4.5} ${y}) rotate(-90)`}
      textAnchor={isInside ? 'end' : 'start'}
      className={`${look} ${isInside ? 'fill-on-accent' : 'fill-ink'}`}
    >
      {text}
    </text>
  )
}

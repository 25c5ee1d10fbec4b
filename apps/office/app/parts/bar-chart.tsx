import type { ReactNode } from 'react'
import { axisOf, lengthOf, namedEvery } from '../chart-shape.ts'

/** A bar of one or two stacked values. `said` is the tooltip and equals the text of the table. */
export interface Bar {
  readonly key: string
  readonly name: string
  readonly values: readonly number[]
  readonly said: string
}

interface ChartProps {
  readonly title: string
  /** The text alternative of the chart. The table beside it has all numbers. */
  readonly summary: string
  readonly bars: readonly Bar[]
  /** The legend: the meaning of the first and the second colour. */
  readonly keys: readonly string[]
  readonly tickText: (value: number) => string
}

const plotHeight = 180
const axisWidth = 74
const nameHeight = 22
const nameWidth = 62

/** Vertical bars; time runs to the right. */
export function ColumnChart({ title, summary, bars, keys, tickText }: ChartProps) {
  const { top, ticks } = axisOf(Math.max(0, ...bars.map(sumOf)))
  const slot = Math.min(56, Math.max(7, Math.floor(1000 / Math.max(1, bars.length))))
  const width = axisWidth + Math.max(slot * bars.length, 240)
  const every = namedEvery(bars.length, slot, nameWidth)
  const yOf = (value: number) => plotHeight + 8 - lengthOf(value, top, plotHeight)
  return (
    <Figure title={title} keys={keys}>
      <svg width={width} height={plotHeight + 8 + nameHeight} role="img" aria-label={`${title}. ${summary}`}>
        {[0, ...ticks].map((tick) => (
          <g key={tick}>
            <line className="grid" x1={axisWidth} x2={width} y1={yOf(tick)} y2={yOf(tick)} />
            <text className="tick-text" x={axisWidth - 8} y={yOf(tick) + 4} textAnchor="end">
              {tickText(tick)}
            </text>
          </g>
        ))}
        {bars.map(({ key, name, values, said }, nth) => {
          const x = axisWidth + nth * slot
          return (
            <g key={key} className="bar">
              <title>{said}</title>
              <rect className="hit" x={x} y={8} width={slot} height={plotHeight} />
              {stacked(values).map(({ below, value, part }) => (
                <rect
                  key={part}
                  className={`part${part}`}
                  x={x + 1}
                  y={yOf(below + value)}
                  width={slot - 2}
                  height={Math.max(0, yOf(below) - yOf(below + value))}
                />
              ))}
              {nth % every === 0 && (
                <text className="name-text" x={x + slot / 2} y={plotHeight + 24} textAnchor="middle">
                  {name}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </Figure>
  )
}

const rowHeight = 26
const rowName = 190
const rowPlot = 430
const longestName = 26

/** Horizontal bars, the largest on top. `top` is the end of the axis, if it is not the largest value. */
export function RowChart({
  title,
  summary,
  bars,
  keys,
  tickText,
  top = Math.max(1, ...bars.map(sumOf)),
}: ChartProps & { readonly top?: number }) {
  return (
    <Figure title={title} keys={keys}>
      <svg
        width={rowName + rowPlot + 120}
        height={bars.length * rowHeight + 4}
        role="img"
        aria-label={`${title}. ${summary}`}
      >
        {bars.map(({ key, name, values, said }, nth) => {
          const y = nth * rowHeight + 4
          const end = rowName + lengthOf(sumOf({ values }), top, rowPlot)
          return (
            <g key={key} className="bar">
              <title>{said}</title>
              <text className="name-text" x={rowName - 10} y={y + 15} textAnchor="end">
                {name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name}
              </text>
              {stacked(values).map(({ below, value, part }) => (
                <rect
                  key={part}
                  className={`part${part}`}
                  x={rowName + lengthOf(below, top, rowPlot)}
                  y={y}
                  width={lengthOf(value, top, rowPlot)}
                  height={rowHeight - 6}
                />
              ))}
              <text className="tick-text" x={end + 8} y={y + 15}>
                {tickText(values[0] ?? 0)}
              </text>
            </g>
          )
        })}
      </svg>
    </Figure>
  )
}

function Figure({ title, keys, children }: { title: string; keys: readonly string[]; children: ReactNode }) {
  return (
    <figure className="chart">
      {keys.length > 1 && (
        <figcaption>
          {keys.map((key, part) => (
            <span key={key}>
              <svg width="12" height="12" aria-hidden="true">
                <rect className={`part${part}`} width="12" height="12" />
              </svg>{' '}
              {key}
            </span>
          ))}
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className="scrolls" tabIndex={0} aria-label={`Wykres: ${title}`}>
        {children}
      </section>
    </figure>
  )
}

function sumOf({ values }: Pick<Bar, 'values'>): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** Returns each value with the sum of those below it. Zeros are left out. */
function stacked(values: readonly number[]) {
  return values.flatMap((value, part) =>
    value > 0 ? [{ value, part, below: sumOf({ values: values.slice(0, part) }) }] : [],
  )
}

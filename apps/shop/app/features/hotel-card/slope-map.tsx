import { groupThousands } from '@wojaz/travel'
import type { Slopes } from './hotel-card-view.ts'
import { type SlopeKind, slopeChart, slopeSize } from './slope-chart.ts'

const strokes: Record<SlopeKind, string> = {
  blue: 'stroke-focus',
  red: 'stroke-danger',
  black: 'stroke-ink',
}

/** The resort as a mountain: runs by difficulty, lifts, how high it begins and ends. The words beside it say the same. */
export function SlopeMap({ slopes }: { slopes: Slopes }) {
  const { runs, lifts } = slopeChart(slopes)
  const { width, height } = slopeSize
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="aspect-[3/2] w-full rounded-control bg-scene-sky/60"
    >
      <path d="M0 266V190L90 122L130 146L200 34L262 116L300 96L400 186V266Z" className="fill-paper-raised" />
      {lifts.map((lift) => (
        <line
          key={lift.x1}
          {...lift}
          strokeWidth={1.5}
          strokeDasharray="1 4"
          strokeLinecap="round"
          className="stroke-ink-soft"
        />
      ))}
      {runs.map(({ kind, path }) => (
        <path
          key={path}
          d={path}
          fill="none"
          strokeWidth={3}
          strokeLinecap="round"
          className={strokes[kind]}
        />
      ))}
      <text x={200} y={26} textAnchor="middle" className="fill-ink text-[13px] font-bold">
        {groupThousands(slopes.top)} m
      </text>
      <text x={8} y={258} className="fill-ink text-[13px] font-bold">
        {groupThousands(slopes.bottom)} m
      </text>
    </svg>
  )
}

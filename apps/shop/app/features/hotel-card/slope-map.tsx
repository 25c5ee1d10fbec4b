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
      className="w-full max-w-[40rem] rounded-card bg-scene-sky/40"
    >
      <path
        d="M0 200 L0 150 L90 96 L130 116 L200 24 L262 92 L300 74 L400 146 L400 200 Z"
        className="fill-paper-raised"
      />
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
      <text x={200} y={18} textAnchor="middle" className="fill-ink text-[13px] font-bold">
        {groupThousands(slopes.top)} m
      </text>
      <text x={8} y={194} className="fill-ink text-[13px] font-bold">
        {groupThousands(slopes.bottom)} m
      </text>
    </svg>
  )
}

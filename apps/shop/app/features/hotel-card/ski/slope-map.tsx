import { groupThousands } from '@wojaz/travel/money'
import type { Slopes } from '../hotel-card-view.ts'
import { type SlopeChart, type SlopeKind, type SlopeLift, type SlopeRun, slopeSize } from './slope-chart.ts'

const looks: Record<SlopeKind, { stroke: string; fill: string }> = {
  blue: { stroke: 'stroke-focus', fill: 'fill-focus' },
  red: { stroke: 'stroke-danger', fill: 'fill-danger' },
  black: { stroke: 'stroke-ink', fill: 'fill-ink' },
}

/** The resort as a mountain: numbered runs by difficulty, lettered lifts, how high it begins and ends. The tables below say the same. */
export function SlopeMap({ chart, slopes }: { chart: SlopeChart; slopes: Slopes }) {
  const { width, height } = slopeSize
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="w-full rounded-card bg-scene-sky font-bold"
    >
      <Mountain trees={chart.trees} />
      {chart.lifts.map((lift) => (
        <Cable key={lift.letter} lift={lift} />
      ))}
      {chart.runs.map((run) => (
        <Run key={run.number} run={run} />
      ))}
      {chart.runs.map(({ number, kind, badge }) => (
        <g key={number}>
          <circle
            cx={badge.x}
            cy={badge.y}
            r={8.5}
            className={`${looks[kind].fill} stroke-paper-raised`}
            strokeWidth={1.5}
          />
          <text x={badge.x} y={badge.y + 4} textAnchor="middle" className="fill-paper-raised text-[11px]">
            {number}
          </text>
        </g>
      ))}
      {chart.lifts.map(({ letter, foot }) => (
        <g key={letter}>
          <rect x={foot.x - 8} y={foot.y - 4} width={16} height={16} rx={3} className="fill-scene-sun" />
          <text x={foot.x} y={foot.y + 8} textAnchor="middle" className="fill-ink text-[11px]">
            {letter}
          </text>
        </g>
      ))}
      <text x={222} y={24} textAnchor="middle" className="fill-ink text-[13px]">
        {groupThousands(slopes.top)} m
      </text>
      <text x={10} y={292} className="fill-ink text-[13px]">
        {groupThousands(slopes.bottom)} m
      </text>
    </svg>
  )
}

/** Far ridges, the snow in light and shade, the wood, the village in the valley. */
function Mountain({ trees }: { trees: string }) {
  return (
    <>
      <path
        d="M0 160L58 104L104 138L150 86L196 120L262 74L318 112L372 66L440 118V300H0Z"
        className="fill-scene-far"
      />
      <path
        d="M0 300V232L36 190L70 128L96 96L124 116L160 92L214 34L246 66L280 104L318 90L344 74L372 112L404 170L440 220V300Z"
        className="fill-paper-raised"
      />
      <path
        d="M214 34L246 66L280 104L262 128L240 112L228 78ZM96 96L124 116L134 146L112 132ZM344 74L372 112L404 170L376 150L356 112ZM160 92L150 118L176 128L172 104Z"
        className="fill-scene-sky"
      />
      <path d={trees} className="fill-scene-hill" />
      <path d="M0 276C70 262 150 270 220 268S380 262 440 272V300H0Z" className="fill-scene-far" />
      <path
        d="M60 272h14v10h-14zM58 272l9-7 9 7zM112 274h12v9h-12zM110 274l8-6 8 6zM236 272h15v11h-15zM234 272l9.500-8 9.500 8zM262 275h11v8h-11zM260 275l7.500-6 7.500 6zM372 271h14v11h-14zM370 271l9-7 9 7z"
        className="fill-scene-deep"
      />
    </>
  )
}

function Run({ run: { kind, path } }: { run: SlopeRun }) {
  return (
    <>
      <path d={path} fill="none" strokeWidth={6} strokeLinecap="round" className="stroke-paper-raised" />
      <path d={path} fill="none" strokeWidth={3} strokeLinecap="round" className={looks[kind].stroke} />
    </>
  )
}

/** A rope with cabins, chairs or bars on it, from station to station. */
function Cable({ lift: { foot, top, kind } }: { lift: SlopeLift }) {
  const line = { x1: foot.x, y1: foot.y, x2: top.x, y2: top.y }
  const cabins = { gondola: '0.1 14', chair: '0.1 9', drag: '0.1 6' }[kind]
  return (
    <>
      <line {...line} strokeWidth={1} className="stroke-ink" />
      <line
        {...line}
        strokeWidth={kind === 'gondola' ? 5 : 3}
        strokeDasharray={cabins}
        strokeLinecap="round"
        className="stroke-ink"
      />
      <rect x={top.x - 4} y={top.y - 4} width={8} height={6} rx={1} className="fill-ink" />
    </>
  )
}

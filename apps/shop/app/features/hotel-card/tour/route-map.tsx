import { useTranslation } from '../../../i18n/use-translation.ts'
import type { TourDay } from '../hotel-card-view.ts'
import { routeChart } from './route-chart.ts'

/** The route of a round trip. Numbers are days; the list beside it says where they are spent. */
export function RouteMap({ days }: { days: TourDay[] }) {
  const { t } = useTranslation()
  const stops = days.flatMap(({ dayFrom, title, point }) => (point ? [{ dayFrom, title, point }] : []))
  const chart = routeChart(stops.map(({ point }) => point))
  if (!chart) return null
  const line = chart.points.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <div className="mb-8 grid items-center gap-5 sm:grid-cols-[3fr_2fr] sm:gap-8">
      <svg
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        aria-hidden="true"
        className="w-full rounded-card bg-scene-sky/40"
      >
        <polyline
          points={line}
          fill="none"
          strokeWidth={3}
          strokeDasharray="2 8"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-scene-deep"
        />
        {chart.points.map(({ x, y }, at) => (
          <g key={stops[at]?.dayFrom}>
            <circle cx={x} cy={y} r={13} strokeWidth={2} className="fill-accent stroke-paper-raised" />
            <text
              x={x}
              y={y + 5}
              textAnchor="middle"
              className="fill-on-accent text-[14px] font-bold tabular-nums"
            >
              {stops[at]?.dayFrom}
            </text>
          </g>
        ))}
      </svg>
      <div className="text-small">
        <h3 className="text-title">{t('hotelCard.plan.route')}</h3>
        <ol className="mt-2">
          {stops.map(({ dayFrom, title }) => (
            <li key={dayFrom} className="flex gap-3 border-t border-line py-1.5">
              <span className="w-14 shrink-0 text-ink-soft">{t('hotelCard.plan.day', { day: dayFrom })}</span>
              <span className="font-medium">{title}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

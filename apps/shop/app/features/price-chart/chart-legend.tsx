import { useTranslation } from '../../i18n/use-translation.ts'
import type { PriceChartFacts } from './price-chart-view.ts'

const levels = ['low', 'typical', 'high'] as const
const levelLook = { low: 'bg-success', typical: 'bg-scene-deep', high: 'bg-warning' } as const
const levelSign = { low: '▼', typical: '–', high: '▲' } as const
const placeFill = ['fill-scene-deep', 'fill-accent-strong', 'fill-success'] as const

/** What colours, patterns and signs mean; none of them says anything by colour alone. */
export function ChartLegend({ chart, patterns }: { chart: PriceChartFacts; patterns: (string | null)[] }) {
  const { t } = useTranslation()
  const { places } = chart
  const isCompared = places.length > 1
  const hasLevels = chart.slots.some(({ bars }) => bars.some((bar) => bar?.level))
  return (
    <div className="mb-4 grid gap-2 text-small">
      {isCompared ? (
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
          {places.map(({ code, name }, place) => (
            <li key={code} className="flex items-center gap-2 font-bold">
              <svg width="26" height="18" aria-hidden="true">
                <rect width="26" height="18" rx="3" className={placeFill[place]} />
                {patterns[place] ? (
                  <rect width="26" height="18" rx="3" fill={`url(#${patterns[place]})`} />
                ) : null}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      {hasLevels ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-ink-soft">
          {levels.map((level) => (
            <span key={level} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={`grid h-[18px] w-[26px] place-items-center rounded-small text-[0.625rem] text-on-accent ${isCompared ? 'bg-ink-soft' : levelLook[level]}`}
              >
                {levelSign[level]}
              </span>
              {t(`chart.level.${level}`)}
            </span>
          ))}
          <span>{t('chart.basis')}</span>
        </div>
      ) : null}
    </div>
  )
}

import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import type { PriceChartFacts } from './price-chart-view.ts'

const levels = ['low', 'typical', 'high'] as const
const levelLook = { low: 'bg-success', typical: 'bg-scene-deep', high: 'bg-warning' } as const
const levelSign = { low: '▼', typical: '–', high: '▲' } as const
const placeFill = ['fill-scene-deep', 'fill-accent-strong', 'fill-success'] as const

interface PlaceKeyProps {
  places: PriceChartFacts['places']
  patterns: (string | null)[]
}

/** The legend of several places, by colour and pattern. */
export function PlaceKey({ places, patterns }: PlaceKeyProps) {
  if (places.length < 2) return null
  return (
    <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1.5 text-small">
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
  )
}

/** The legend of signs and lines. None of them relies on colour alone. */
export function SignKey({ chart: { places, slots, comparedUrl } }: { chart: PriceChartFacts }) {
  const { t } = useTranslation()
  const isCompared = places.length > 1
  const hasLevels = slots.some(({ bars }) => bars.some((bar) => bar?.level))
  const hasLastYear = slots.some(({ bars }) => bars.some((bar) => bar?.lastYear))
  return (
    <div className="mt-4 grid gap-2 text-small text-ink-soft empty:hidden">
      {hasLevels ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
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
      {hasLastYear ? (
        <p className="flex items-center gap-2">
          <svg width="26" height="18" aria-hidden="true" className="shrink-0">
            <line x1="0" x2="26" y1="9" y2="9" className="stroke-ink stroke-2" strokeDasharray="5 3" />
          </svg>
          {t('chart.lastYearSign')}
        </p>
      ) : (
        <p>
          {t(comparedUrl ? 'chart.lastYearOther' : 'chart.lastYearUnknown')}{' '}
          {comparedUrl ? (
            <ContentLink
              url={comparedUrl}
              className="font-bold text-accent underline decoration-1 underline-offset-4"
            >
              {t('chart.compared')}
            </ContentLink>
          ) : null}
        </p>
      )}
    </div>
  )
}

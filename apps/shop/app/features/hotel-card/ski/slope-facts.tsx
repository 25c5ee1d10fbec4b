import { useTranslation } from '../../../i18n/use-translation.ts'
import { sectionIds } from '../card-sections.ts'
import type { Slopes } from '../hotel-card-view.ts'
import { CardPicture } from '../sections/card-picture.tsx'
import { CardSection } from '../sections/card-section.tsx'
import { type SlopeChart, slopeChart } from './slope-chart.ts'
import { SlopeMap } from './slope-map.tsx'

const looks = { blue: 'bg-focus', red: 'bg-danger', black: 'bg-ink' } as const

/** The resort on one map, and the same in words: kilometres by difficulty, every run, every lift. */
export function SlopeFacts({ slopes }: { slopes: Slopes }) {
  const { t } = useTranslation()
  const { blue, red, black, lifts, bottom, top, picture } = slopes
  const chart = slopeChart(slopes)
  const kinds = Object.entries({ blue, red, black }) as ['blue' | 'red' | 'black', number][]
  return (
    <CardSection
      id={sectionIds.slopes}
      heading={t('hotelCard.slopes.heading', { km: blue + red + black })}
      lead={t('hotelCard.slopes.lead', { lifts, bottom, top })}
    >
      <SlopeMap chart={chart} slopes={slopes} />
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-small">
        {kinds.map(([kind, km]) => (
          <li key={kind} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-round ${looks[kind]}`} />
            {t(`hotelCard.slopes.${kind}`)}: <strong>{km} km</strong>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-fine text-ink-soft">{t('hotelCard.slopes.scheme')}</p>
      <div className="mt-6 grid gap-8 sm:grid-cols-2">
        <RunTable chart={chart} />
        <div className="grid content-start gap-6">
          <LiftList chart={chart} count={lifts} />
          {picture ? <CardPicture src={picture} sizes="(min-width: 576px) 360px, 343px" /> : null}
        </div>
      </div>
    </CardSection>
  )
}

function RunTable({ chart: { runs, rest } }: { chart: SlopeChart }) {
  const { t } = useTranslation()
  const cell = 'border-t border-line py-2'
  return (
    <table className="w-full border-collapse self-start text-small">
      <caption className="pb-2 text-left text-title font-bold">{t('hotelCard.slopes.runs')}</caption>
      <thead>
        <tr className="text-left text-ink-soft">
          <th scope="col" className="py-1 font-normal">
            {t('hotelCard.slopes.runName')}
          </th>
          <th scope="col" className="px-2 py-1 font-normal">
            {t('hotelCard.slopes.difficulty')}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            km
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ number, kind, name, km }) => (
          <tr key={number}>
            <th scope="row" className={`${cell} text-left font-medium`}>
              <Mark className={`rounded-round text-paper-raised ${looks[kind]}`}>{number}</Mark>
              {t(`hotelCard.slopes.run.${name}`)}
            </th>
            <td className={`${cell} px-2`}>{t(`hotelCard.slopes.${kind}`)}</td>
            <td className={`${cell} text-right tabular-nums`}>{inTenths(km)}</td>
          </tr>
        ))}
        {rest.map(({ kind, km }) => (
          <tr key={kind} className="text-ink-soft">
            <th scope="row" className={`${cell} text-left font-normal`}>
              {t('hotelCard.slopes.otherRuns')}
            </th>
            <td className={`${cell} px-2`}>{t(`hotelCard.slopes.${kind}`)}</td>
            <td className={`${cell} text-right tabular-nums`}>{inTenths(km)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function inTenths(km: number): string {
  return km.toFixed(1).replace('.', ',')
}

/** The lifts on the map by letter, and the number of the others. */
function LiftList({ chart, count }: { chart: SlopeChart; count: number }) {
  const { t } = useTranslation()
  const rest = count - chart.lifts.length
  return (
    <div className="text-small">
      <h3 className="text-title font-bold">{t('hotelCard.slopes.lifts')}</h3>
      <ul className="mt-2">
        {chart.lifts.map(({ letter, kind }) => (
          <li key={letter} className="border-t border-line py-2 font-medium">
            <Mark className="rounded-small bg-scene-sun text-ink">{letter}</Mark>
            {t(`hotelCard.slopes.lift.${kind}`)}
          </li>
        ))}
        {rest > 0 ? (
          <li className="border-t border-line py-2 text-ink-soft">
            {t('hotelCard.slopes.moreLifts', { count: rest })}
          </li>
        ) : null}
      </ul>
    </div>
  )
}

function Mark({ className, children }: { className: string; children: number | string }) {
  return (
    <span className={`mr-2.5 inline-grid size-6 place-items-center text-fine font-bold ${className}`}>
      {children}
    </span>
  )
}

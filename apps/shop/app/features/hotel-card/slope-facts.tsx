import { useTranslation } from '../../i18n/use-translation.ts'
import { CardPicture } from './card-picture.tsx'
import { CardSection } from './card-section.tsx'
import { sectionIds } from './card-sections.ts'
import type { Slopes } from './hotel-card-view.ts'
import { SlopeMap } from './slope-map.tsx'

/** Kilometres by difficulty as one bar, with the words beside it. */
export function SlopeFacts({ slopes }: { slopes: Slopes }) {
  const { t } = useTranslation()
  const { blue, red, black, lifts, bottom, top, picture } = slopes
  const total = blue + red + black
  const kinds = [
    { name: 'blue', km: blue, look: 'bg-focus' },
    { name: 'red', km: red, look: 'bg-danger' },
    { name: 'black', km: black, look: 'bg-ink' },
  ]
  return (
    <CardSection
      id={sectionIds.slopes}
      heading={t('hotelCard.slopes.heading', { km: total })}
      lead={t('hotelCard.slopes.lead', { lifts, bottom, top })}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${Math.max(1, total)} 1`}
        preserveAspectRatio="none"
        className="h-4 w-full overflow-hidden rounded-round"
      >
        <rect width={blue} height={1} className="fill-focus" />
        <rect x={blue} width={red} height={1} className="fill-danger" />
        <rect x={blue + red} width={black} height={1} className="fill-ink" />
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-small">
        {kinds.map(({ name, km, look }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-round ${look}`} />
            {t(`hotelCard.slopes.${name}`)}: <strong>{km} km</strong>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <SlopeMap slopes={slopes} />
        {picture ? (
          <CardPicture src={picture} sizes="(min-width: 576px) 360px, 343px" className="h-full" />
        ) : null}
      </div>
    </CardSection>
  )
}

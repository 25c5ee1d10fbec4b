import { useTranslation } from '../../../i18n/use-translation.ts'
import { sectionIds } from '../card-sections.ts'
import type { TourDay } from '../hotel-card-view.ts'
import { CardPicture } from '../sections/card-picture.tsx'
import { CardSection } from '../sections/card-section.tsx'
import { RouteMap } from './route-map.tsx'

/** A round trip day by day, along one line. */
export function TourPlan({ days }: { days: TourDay[] }) {
  const { t } = useTranslation()
  return (
    <CardSection id={sectionIds.plan} heading={t('hotelCard.plan.heading')}>
      <RouteMap days={days} />
      <ol className="ml-3 border-l-2 border-line">
        {days.map(({ dayFrom, dayTo, title, text, picture }) => (
          <li key={dayFrom} className="relative pb-8 pl-7 last:pb-0 sm:pl-9">
            <span
              aria-hidden="true"
              className="absolute -left-[0.5625rem] top-1.5 size-4 rounded-round border-3 border-paper bg-accent"
            />
            <div className="sm:grid sm:grid-cols-[minmax(0,1fr)_12rem] sm:gap-6">
              <div>
                <p className="text-small font-bold text-accent">
                  {dayFrom === dayTo
                    ? t('hotelCard.plan.day', { day: dayFrom })
                    : t('hotelCard.plan.days', { from: dayFrom, to: dayTo })}
                </p>
                <h3 className="text-title">{title}</h3>
                <p className="mt-1.5">{text}</p>
              </div>
              {picture ? (
                <CardPicture src={picture} sizes="(min-width: 576px) 192px, 300px" className="mt-3 sm:mt-0" />
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </CardSection>
  )
}

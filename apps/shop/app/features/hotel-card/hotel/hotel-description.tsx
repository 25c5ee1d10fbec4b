import { factWords } from '@wojaz/travel/place'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { sectionIds } from '../card-sections.ts'
import type { HotelView } from '../hotel-card-view.ts'
import { CardSection } from '../sections/card-section.tsx'
import { ShowMore } from '../sections/show-more.tsx'

export function HotelDescription({ hotel }: { hotel: HotelView }) {
  const { t } = useTranslation()
  const [first, ...others] = hotel.description
  return (
    <CardSection
      id={sectionIds.description}
      heading={t(hotel.tripType === 'WO' ? 'hotelCard.aboutTour' : 'hotelCard.about')}
    >
      {hotel.shortDescription ? <p className="max-w-reading text-lead">{hotel.shortDescription}</p> : null}
      <KeyFacts hotel={hotel} />
      {/* Without its heading: the first paragraph is about the same thing as the whole section. */}
      {first ? <p className="mt-5 max-w-reading">{first.text}</p> : null}
      {others.length > 0 ? (
        <ShowMore label={t('hotelCard.readOn')}>
          <div className="max-w-reading">
            {others.map(({ heading, text }) => (
              <div key={heading} className="mt-5">
                <h3 className="mb-1.5 text-title">{heading}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </ShowMore>
      ) : null}
    </CardSection>
  )
}

function KeyFacts({ hotel }: { hotel: HotelView }) {
  const { t } = useTranslation()
  const facts = factWords(hotel, t)
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-6 border-b border-line text-small sm:grid-cols-3 lg:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="border-t border-line py-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

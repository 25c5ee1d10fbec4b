import { distanceWords, placeWords } from '@wojaz/travel/place'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ContentLink } from '../../../ui/content-link.tsx'
import { streetMapAddress } from '../../../ui/place-drawing.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { AroundMap } from '../../places-map/places-map.ts'
import { sectionIds } from '../card-sections.ts'
import type { HotelView } from '../hotel-card-view.ts'
import { CardSection } from '../sections/card-section.tsx'

/** Where the hotel is and what is around it. The list repeats in words what the map shows. */
export function PlaceMap({ hotel }: { hotel: HotelView }) {
  const { t } = useTranslation()
  const { coordinates, nearby, places } = hotel
  const { latitude, longitude } = coordinates
  return (
    <CardSection id={sectionIds.place} heading={t('hotelCard.tab.place')} lead={placeWords(places)}>
      <div className="grid items-center gap-6 md:grid-cols-[3fr_2fr] md:gap-10">
        <AroundMap coordinates={coordinates} nearby={nearby} />
        <div>
          {nearby.length > 0 ? (
            <>
              <h3 className="text-title">{t('hotelCard.place.nearby')}</h3>
              <ul className="mt-2 text-small">
                {nearby.map(({ name, url, km }) => (
                  <li key={name} className="flex justify-between gap-4 border-t border-line py-1.5">
                    {url ? (
                      <ContentLink
                        url={url}
                        className="text-accent underline decoration-1 underline-offset-4"
                      >
                        {name}
                      </ContentLink>
                    ) : (
                      name
                    )}
                    <span className="whitespace-nowrap text-ink-soft">
                      {distanceWords(Math.round(km * 10) * 100)}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <p className="mt-3 text-small text-ink-soft">
            {t('hotelCard.place.coordinates')}: {latitude.toFixed(5)}, {longitude.toFixed(5)}
          </p>
          <TextLink href={streetMapAddress(coordinates)} rel="noreferrer nofollow" look="standalone">
            {t('hotelCard.place.map')}
          </TextLink>
        </div>
      </div>
    </CardSection>
  )
}

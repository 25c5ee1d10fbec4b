import { placeWords } from '@wojaz/travel/place'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ContentLink } from '../../../ui/content-link.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { sectionIds } from '../card-sections.ts'
import type { HotelView } from '../hotel-card-view.ts'
import { CardSection } from '../sections/card-section.tsx'
import { distanceWords } from './distance-words.ts'
import { chartRadius, placeChart } from './place-chart.ts'

/** Where the hotel lies and what is around it; the list says in words what the chart shows. */
export function PlaceMap({ hotel }: { hotel: HotelView }) {
  const { t } = useTranslation()
  const { coordinates, nearby, places } = hotel
  const { latitude, longitude } = coordinates
  return (
    <CardSection id={sectionIds.place} heading={t('hotelCard.tab.place')} lead={placeWords(places)}>
      <div className="grid items-center gap-6 md:grid-cols-[3fr_2fr] md:gap-10">
        <Chart hotel={hotel} />
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
          <TextLink
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`}
            rel="noreferrer nofollow"
            look="standalone"
          >
            {t('hotelCard.place.map')}
          </TextLink>
        </div>
      </div>
    </CardSection>
  )
}

function Chart({ hotel: { coordinates, nearby } }: { hotel: HotelView }) {
  const { rings, points } = placeChart(
    coordinates,
    nearby.map((place) => place.coordinates),
  )
  const side = chartRadius
  return (
    <svg
      viewBox={`${-side * 1.7} ${-side} ${side * 3.4} ${side * 2}`}
      aria-hidden="true"
      className="w-full rounded-card bg-scene-sky/40"
    >
      {rings.map(({ km, radius }) => (
        <g key={km}>
          <circle r={radius} fill="none" strokeDasharray="3 5" className="stroke-scene-hill" />
          <text y={-radius - 5} textAnchor="middle" className="fill-ink-soft text-[12px]">
            {km} km
          </text>
        </g>
      ))}
      {points.map(({ x, y, label }, position) => (
        <g key={nearby[position]?.name}>
          <circle cx={x} cy={y} r={5} strokeWidth={2} className="fill-scene-deep stroke-paper-raised" />
          <text
            x={label.x}
            y={label.y}
            textAnchor={label.anchor}
            className="fill-ink text-[15px] font-medium"
          >
            {nearby[position]?.name}
          </text>
        </g>
      ))}
      <path
        d="M0 6c-9-11-14-18-14-26a14 14 0 1 1 28 0c0 8-5 15-14 26z"
        strokeWidth={2}
        className="fill-accent stroke-paper-raised"
      />
      <circle cy={-20} r={5} className="fill-paper-raised" />
    </svg>
  )
}

import { useTranslation } from '../../../i18n/use-translation.ts'
import { sectionIds } from '../card-sections.ts'
import type { HotelView } from '../hotel-card-view.ts'
import { distanceWords } from '../place/distance-words.ts'
import { CardSection } from '../sections/card-section.tsx'
import { ShowMore } from '../sections/show-more.tsx'
import { type FactName, factNames } from './fact-names.ts'

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
      {/* The first thought is the one the whole part is about. */}
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
  const facts = useFacts(hotel)
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

/** What is known, in the order guests ask for it. */
function useFacts({ facts, season, roomsCount, tripType }: HotelView): [string, string][] {
  const { t } = useTranslation()
  const far = (metres: number | undefined, atZero: string) =>
    metres === undefined ? null : metres === 0 ? t(atZero) : distanceWords(metres)
  const values: Record<FactName, string | number | null | undefined> = {
    beach: far(facts.beachMetres, 'hotelCard.fact.atBeach'),
    lift: far(facts.liftMetres, 'hotelCard.fact.atLift'),
    centre: far(facts.centreMetres, 'hotelCard.fact.atCentre'),
    airport: facts.airportKm === undefined ? null : `${facts.airportKm} km`,
    season: t(`hotelCard.season.${season === 'all-year' ? 'allYear' : season}`),
    rooms: roomsCount,
    floors: facts.floors,
    pools: facts.pools || null,
    restaurants: facts.restaurants || null,
    bars: facts.bars || null,
    renovated: facts.renovatedIn,
    checkIn: facts.checkIn,
    checkOut: facts.checkOut,
  }
  return factNames(tripType).flatMap((name) => {
    const value = values[name]
    return value === null || value === undefined ? [] : [[t(`hotelCard.fact.${name}`), String(value)]]
  })
}

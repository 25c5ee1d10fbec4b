import { useTranslation } from '../../../i18n/use-translation.ts'
import { sectionIds } from '../card-sections.ts'
import type { HotelView } from '../hotel-card-view.ts'
import { distanceWords } from '../place/distance-words.ts'
import { CardSection } from '../sections/card-section.tsx'

export function HotelDescription({ hotel }: { hotel: HotelView }) {
  const { t } = useTranslation()
  return (
    <CardSection
      id={sectionIds.description}
      heading={t(hotel.tripType === 'WO' ? 'hotelCard.aboutTour' : 'hotelCard.about')}
    >
      {hotel.shortDescription ? <p className="max-w-reading text-lead">{hotel.shortDescription}</p> : null}
      <KeyFacts hotel={hotel} />
      <div className="max-w-reading">
        {hotel.description.map(({ heading, text }, position) => (
          <div key={heading} className="mt-6">
            {/* The first thought is the one the whole part is about. */}
            {position > 0 ? <h3 className="mb-1.5 text-title">{heading}</h3> : null}
            <p>{text}</p>
          </div>
        ))}
      </div>
    </CardSection>
  )
}

function KeyFacts({ hotel }: { hotel: HotelView }) {
  const facts = useFacts(hotel)
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 border-b border-line text-small sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="border-t border-line py-3">
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
  const isTour = tripType === 'WO'
  const all: [string, string | number | null | undefined][] = [
    ['beach', far(facts.beachMetres, 'hotelCard.fact.atBeach')],
    ['lift', far(facts.liftMetres, 'hotelCard.fact.atLift')],
    ['centre', isTour ? null : far(facts.centreMetres, 'hotelCard.fact.atCentre')],
    ['airport', isTour || facts.airportKm === undefined ? null : `${facts.airportKm} km`],
    ['season', t(`hotelCard.season.${season === 'all-year' ? 'allYear' : season}`)],
    ['rooms', isTour ? null : roomsCount],
    ['floors', isTour ? null : facts.floors],
    ['pools', facts.pools || null],
    ['restaurants', facts.restaurants || null],
    ['bars', facts.bars || null],
    ['renovated', isTour ? null : facts.renovatedIn],
    ['checkIn', facts.checkIn],
    ['checkOut', facts.checkOut],
  ]
  return all.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[t(`hotelCard.fact.${name}`), String(value)]],
  )
}

import { tripWords } from '@wojaz/content'
import { formatMoney } from '@wojaz/travel/money'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { ContentLink } from '../../ui/content-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { FlightList, OfferGrid, PlaceTiles, PricedLinks } from '../offer-cards/offer-cards.ts'
import type { DirectionView, Shelf } from './direction-view.ts'
import { MonthTable } from './month-table.tsx'
import { ReadySearches } from './ready-searches.tsx'

interface DirectionShelvesProps extends Omit<DirectionView, 'page' | 'offers' | 'searchBar'> {
  /** The listing of a search here. */
  results: ReactNode
}

/** What the shop knows of a place, below what an editor says of it. */
export function DirectionShelves(view: DirectionShelvesProps) {
  const { t } = useTranslation()
  const { path, name, shelves, flights, flightsUrl, charters, inside, around, searches, results } = view
  const [first, ...others] = shelves
  const isEmpty = shelves.length === 0 && !flights?.length && !results
  return (
    <>
      {flights ? null : <ReadySearches searches={searches} path={path} />}
      {isEmpty ? (
        <Container className="pt-8">
          <Notice title={t('directions.nothing')}>{t('directions.nothingText')}</Notice>
        </Container>
      ) : null}
      {first ? <OfferShelf {...first} name={name} path={path} /> : null}
      {flights?.length ? (
        <Section heading={t('directions.flights')} lead={t('directions.flightsLead')}>
          <FlightList flights={flights} />
          <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
            {[
              ...(flightsUrl ? [{ label: t('directions.allFlights'), url: flightsUrl }] : []),
              ...charters,
            ].map(({ label, url }) => (
              <li key={url}>
                <ContentLink
                  url={url}
                  className="font-bold text-accent underline decoration-1 underline-offset-4"
                >
                  {label}
                </ContentLink>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {/* On a page of flights what has a hotel comes after them, and says so. */}
      {flights ? <ReadySearches searches={searches} path={path} heading={t('directions.withHotel')} /> : null}
      {results}
      {inside.length > 0 ? (
        <Section heading={t('directions.inside', { place: name })} lead={t('directions.insideLead')}>
          <PlaceTiles places={inside} saysTrip />
        </Section>
      ) : null}
      <WhenAndFromWhere {...view} />
      {others.map((shelf) => (
        <OfferShelf key={shelf.trip} {...shelf} name={name} path={path} />
      ))}
      {around.length > 0 ? (
        <Section heading={t('directions.around')}>
          <PlaceTiles places={around} saysTrip />
        </Section>
      ) : null}
    </>
  )
}

function OfferShelf({ trip, offers, total, name, path }: Shelf & { name: string; path: string }) {
  const { t } = useTranslation()
  return (
    <Section
      heading={t(tripWords[trip].heading)}
      lead={t('directions.shelfLead', { count: total, place: name })}
    >
      <OfferGrid offers={offers} path={path} />
    </Section>
  )
}

function WhenAndFromWhere({ path, name, calendar, departures, flights }: DirectionShelvesProps) {
  const { t } = useTranslation()
  const { months } = calendar
  const priced = months.filter(({ price }) => price !== null)
  const [cheapest] = [...priced].sort((one, other) => (one.price ?? 0) - (other.price ?? 0))
  if (months.length === 0 && departures.length === 0) return null
  return (
    <div className="lg:mx-auto lg:grid lg:max-w-content lg:grid-cols-[3fr_2fr]">
      {months.length > 0 ? (
        <Section
          heading={t('directions.when', { place: name })}
          lead={
            cheapest?.price
              ? t('directions.cheapest', { month: cheapest.name, price: formatMoney(cheapest.price) })
              : null
          }
        >
          <MonthTable months={months} caption={t('directions.monthsCaption')} />
        </Section>
      ) : null}
      {departures.length > 0 ? (
        <Section
          heading={flights ? t('directions.otherAirports') : t('directions.departures')}
          lead={t('directions.departuresLead')}
        >
          <PricedLinks links={departures} path={path} className="text-body" />
        </Section>
      ) : null}
    </div>
  )
}

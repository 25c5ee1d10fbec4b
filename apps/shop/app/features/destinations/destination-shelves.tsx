import { tripWords } from '@wojaz/content'
import { formatMoney } from '@wojaz/travel/money'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BelowFold } from '../../ui/below-fold.tsx'
import { Container } from '../../ui/container.tsx'
import { ContentLink } from '../../ui/content-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { FlightList, OfferGrid, PlaceTiles, PricedLinks } from '../offer-cards/offer-cards.ts'
import type { DestinationView, Shelf } from './destination-view.ts'
import { MonthTable } from './month-table.tsx'
import { ReadySearches } from './ready-searches.tsx'

interface DestinationShelvesProps extends Omit<DestinationView, 'page' | 'offers' | 'searchBar'> {
  /** The listing of a search in this place. */
  results: ReactNode
}

/** What the shop offers in a place, below the text of the editor. */
export function DestinationShelves(view: DestinationShelvesProps) {
  const { t } = useTranslation()
  const { path, name, shelves, flights, flightsUrl, charters, inside, around, searches, results } = view
  const [first, ...others] = shelves
  const isEmpty = shelves.length === 0 && !flights?.length && !results
  return (
    <>
      {flights ? null : <ReadySearches searches={searches} path={path} />}
      {isEmpty ? (
        <Container className="pt-8">
          <Notice title={t('destinations.nothing')}>{t('destinations.nothingText')}</Notice>
        </Container>
      ) : null}
      {first ? <OfferShelf {...first} name={name} path={path} /> : null}
      {flights?.length ? (
        <Section heading={t('destinations.flights')} lead={t('destinations.flightsLead')}>
          <FlightList flights={flights} />
          <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
            {[
              ...(flightsUrl ? [{ label: t('destinations.allFlights'), url: flightsUrl }] : []),
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
      {/* On a page of flights, offers with a hotel come after the flights, with a heading that says so. */}
      {flights ? (
        <ReadySearches searches={searches} path={path} heading={t('destinations.withHotel')} />
      ) : null}
      {results}
      {inside.length > 0 ? (
        <BelowFold>
          <Section heading={t('destinations.inside', { place: name })} lead={t('destinations.insideLead')}>
            <PlaceTiles places={inside} saysTrip />
          </Section>
        </BelowFold>
      ) : null}
      <BelowFold>
        <WhenAndFromWhere {...view} />
      </BelowFold>
      {others.map((shelf) => (
        <BelowFold key={shelf.trip}>
          <OfferShelf {...shelf} name={name} path={path} />
        </BelowFold>
      ))}
      {around.length > 0 ? (
        <BelowFold>
          <Section heading={t('destinations.around')}>
            <PlaceTiles places={around} saysTrip />
          </Section>
        </BelowFold>
      ) : null}
    </>
  )
}

function OfferShelf({ trip, offers, total, name, path }: Shelf & { name: string; path: string }) {
  const { t } = useTranslation()
  return (
    <Section
      heading={t(tripWords[trip].heading)}
      lead={t('destinations.shelfLead', { count: total, place: name })}
    >
      <OfferGrid offers={offers} path={path} />
    </Section>
  )
}

function WhenAndFromWhere({ path, name, calendar, departures, flights }: DestinationShelvesProps) {
  const { t } = useTranslation()
  const { months } = calendar
  const priced = months.filter(({ price }) => price !== null)
  const [cheapest] = [...priced].sort((one, other) => (one.price ?? 0) - (other.price ?? 0))
  if (months.length === 0 && departures.length === 0) return null
  return (
    <div className="lg:mx-auto lg:grid lg:max-w-content lg:grid-cols-[3fr_2fr]">
      {months.length > 0 ? (
        <Section
          heading={t('destinations.when', { place: name })}
          lead={
            cheapest?.price
              ? t('destinations.cheapest', { month: cheapest.name, price: formatMoney(cheapest.price) })
              : null
          }
        >
          <MonthTable months={months} caption={t('destinations.monthsCaption')} />
        </Section>
      ) : null}
      {departures.length > 0 ? (
        <Section
          heading={flights ? t('destinations.otherAirports') : t('destinations.departures')}
          lead={t('destinations.departuresLead')}
        >
          <PricedLinks links={departures} path={path} className="text-body" />
        </Section>
      ) : null}
    </div>
  )
}

import { defaultSearchState } from '@wojaz/travel/search'
import { type HTMLAttributes, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Failure } from '../../browser/last-loaded.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BelowFold } from '../../ui/below-fold.tsx'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { FlightCard, ListingCard } from '../listing-card/listing-card.tsx'
import { trackListing } from '../tracking/tracking.ts'
import { ChipRow } from './chip-row.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { LeftOutNotice } from './left-out-notice.tsx'
import { stateOf } from './listing-address.ts'
import { ListingFullScreen } from './listing-full-screen.tsx'
import type { ListingView } from './listing-view.ts'
import { MapButton, MapPane } from './map-pane.tsx'
import { MoreResults } from './more-results.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { ResultBar } from './result-bar.tsx'
import { SortView } from './sort-view.tsx'
import { useExtended } from './use-extended.ts'
import { useListing } from './use-listing.ts'
import { isWideScreen, usePhoneView } from './use-phone-view.ts'
import { ZeroResults } from './zero-results.tsx'

export interface ListingScreenProps {
  view: ListingView
  /** The last choice could not be loaded. The results shown are the previous ones. */
  failed?: Failure | null
}

/** The results with their filters and sort order. */
export function ListingScreen({ view, failed = null }: ListingScreenProps) {
  usePageTexts(view.texts)
  const { t } = useTranslation()
  const listing = useListing(view)
  const extended = useExtended(view)
  const { state, hrefFor, show } = listing
  const isMapOpen = usePhoneView().view === 'map'
  useEffect(() => trackListing(stateOf(view)), [view])
  const facets = (
    <FacetPanel
      view={view}
      facets={listing.facets}
      state={state}
      onChange={(to) => (isWideScreen() ? show(to) : listing.draft(to))}
    />
  )
  return (
    <section
      id="wyniki"
      data-map={isMapOpen || undefined}
      aria-label={t('listing.results')}
      className="pb-10 pt-4"
    >
      <Container className="relative">
        {view.total > 0 ? <SkipLink target="oferty" label="listing.skipFilters" /> : null}
        <LeftOutNotice leftOut={view.leftOut} />
        <div className="listing-columns lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:items-start lg:gap-8">
          <ListingFullScreen
            view="facets"
            title={t('listing.filters')}
            beside="lg:sticky lg:top-4 lg:block lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:pr-2 lg:[scrollbar-width:thin]"
            foot={
              // The button never waits for the count.
              <Button fullWidth onPress={() => show(state)}>
                {listing.isCounting ? t('listing.apply') : t('listing.show', { count: listing.total })}
              </Button>
            }
          >
            {facets}
          </ListingFullScreen>
          <div ref={listing.top} className="min-w-0 scroll-mt-4">
            <ResultBar view={view} state={state} show={show} map={view.flights ? null : <MapButton />} />
            <ChipRow view={view} state={state} hrefFor={hrefFor} show={show} />
            {failed ? <Failed failure={failed} /> : null}
            {extended.previous ? (
              <p className="mb-4">
                <Link
                  to={extended.previous}
                  rel="prev"
                  preventScrollReset
                  onClick={listing.seekTop}
                  className="font-bold text-accent underline decoration-1 underline-offset-4"
                >
                  {t('listing.previous')}
                </Link>
              </p>
            ) : null}
            {view.total === 0 ? (
              <ZeroResults
                view={view}
                hrefFor={hrefFor}
                allHref={hrefFor({ ...defaultSearchState, tripType: view.address.tripType }, null)}
              />
            ) : (
              <>
                <ol
                  id="oferty"
                  tabIndex={-1}
                  aria-label={t('listing.offers')}
                  aria-busy={listing.isUpdating || undefined}
                  className={`grid scroll-mt-20 gap-5 outline-none transition-opacity ${listing.isSlow ? 'opacity-50' : ''}`}
                >
                  {extended.flights.map((flight, number) => (
                    <Result key={flight.code} number={number}>
                      <FlightCard flight={flight} fullPrice={view.fullPrice} priority={number === 0} />
                    </Result>
                  ))}
                  {extended.offers.map((offer, number) => (
                    <Result key={offer.hotelCode} number={number} data-hotel={offer.hotelCode}>
                      <ListingCard offer={offer} fullPrice={view.fullPrice} priority={number === 0} />
                    </Result>
                  ))}
                </ol>
                <MoreResults extended={extended} total={view.total} onLeave={listing.seekTop} />
              </>
            )}
          </div>
          {view.flights ? null : (
            <MapPane
              view={view}
              state={state}
              isUpdating={listing.isUpdating}
              move={(around) => show(state, around, true)}
            />
          )}
        </div>
        <PhoneBar view={view} state={state} />
        <ListingFullScreen view="sort" title={t('listing.sortBy')}>
          <SortView view={view} state={state} hrefFor={hrefFor} show={show} />
        </ListingFullScreen>
      </Container>
    </section>
  )
}

/** On no screen more than three results are in view at first. */
const inView = 3

interface ResultProps extends HTMLAttributes<HTMLElement> {
  number: number
}

function Result({ number, ...item }: ResultProps) {
  if (number < inView) return <li {...item} />
  return <BelowFold as="li" className="[--likely-height:38rem] md:[--likely-height:17rem]" {...item} />
}

function Failed({ failure }: { failure: Failure }) {
  const { t } = useTranslation()
  const { revalidate, state } = useRevalidator()
  return (
    <div className="mb-5">
      <Notice tone="error" title={t('listing.failed')}>
        <p className="mb-3">{t(failure === 'busy' ? 'listing.busyText' : 'listing.failedText')}</p>
        <Button size="small" look="secondary" isPending={state === 'loading'} onPress={() => revalidate()}>
          {t('listing.retry')}
        </Button>
      </Notice>
    </div>
  )
}

import type { Page } from '@wojaz/content'
import type { Failure } from '../../browser/last-loaded.ts'
import { usePreviewRefresh } from '../../report/use-preview-refresh.ts'
import { GlobalSearch, type SearchBarFacts } from '../global-search/global-search.ts'
import { ListingScreen, type ListingView } from '../listing/listing.ts'
import { OffersContext, type OffersOfPage } from '../offer-cards/offer-cards.ts'
import { PageSlots } from '../page-slots/page-slots.tsx'
import { PopularAttractions } from '../popular-attractions/popular-attractions.tsx'
import { DestinationShelves } from './destination-shelves.tsx'
import type { DestinationView } from './destination-view.ts'

interface DestinationScreenProps {
  page: Page
  path: string
  offers: OffersOfPage
  searchBar: SearchBarFacts | null
  preview: boolean
  /** Null: an editor wrote a page for exactly this path. */
  view: Omit<DestinationView, 'page' | 'path' | 'offers' | 'searchBar'> | null
  /** The listing of a search in this place. */
  listing: ListingView | null
  failed?: Failure | null
}

export function DestinationScreen({
  page,
  path,
  offers,
  searchBar,
  preview,
  view,
  listing,
  failed,
}: DestinationScreenProps) {
  usePreviewRefresh(preview)
  const results = listing ? <ListingScreen view={listing} failed={failed} /> : null
  return (
    <OffersContext value={offers}>
      {/* Above a list of offers the poster is smaller, because guests come for the offers. */}
      <div data-with-list={listing ? '' : undefined}>
        <PageSlots
          page={page}
          aboveOpening={<GlobalSearch facts={searchBar} isCompact={listing !== null} />}
          belowOpening={view ? <DestinationShelves {...view} path={path} results={results} /> : null}
        />
        {view ? <PopularAttractions url={path} /> : null}
      </div>
    </OffersContext>
  )
}

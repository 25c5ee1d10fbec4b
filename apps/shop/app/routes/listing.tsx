import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { loadListing } from '../../server/listing/load-listing.ts'
import { deliveryContext } from '../../server/request/context.ts'
import { asOneText, readData } from '../browser/one-text.ts'
import { GlobalSearch } from '../features/global-search/global-search.ts'
import { rememberSearch } from '../features/last-seen/remember.ts'
import { ListingScreen } from '../features/listing/listing.ts'
import { OffersContext } from '../features/offer-cards/offer-cards.ts'
import { PageSlots } from '../features/page-slots/page-slots.tsx'
import { RouteError } from '../report/route-error.tsx'
import { usePreviewRefresh } from '../report/use-preview-refresh.ts'
import type { Route } from './+types/listing.ts'
import { loadListingRoute, readsAgain, useKeptListing } from './keep-listing.ts'
import { listingMeta } from './listing-meta.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? listingMeta(readData(loaderData)) : []

export async function loader({ request, context }: Route.LoaderArgs) {
  return asOneText(await loadListing(request, context), context.get(deliveryContext).dataBeside)
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadListingRoute(request, async () => readData(await serverLoader()))
}

export const shouldRevalidate = readsAgain

export default function Listing({ loaderData }: Route.ComponentProps) {
  const data = readData(loaderData)
  const { page, offers, searchBar, listing, preview } = data
  const failed = useKeptListing(data, true)
  usePreviewRefresh(preview)
  const { q, total } = listing
  const [params] = useSearchParams()
  // The list without `q` is not a guest's search, and an empty list is not worth remembering.
  const ownSearch = params.has('q') && total > 0 ? q : null
  useEffect(() => {
    if (ownSearch) rememberSearch(ownSearch)
  }, [ownSearch])
  return (
    <OffersContext value={offers}>
      <PageSlots
        page={page}
        aboveOpening={<GlobalSearch facts={searchBar} isCompact />}
        belowOpening={<ListingScreen view={listing} failed={failed} />}
      />
    </OffersContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

import { splitLocale } from '@wojaz/travel'
import { useEffect } from 'react'
import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { loadListing } from '../../server/listing/load-listing.ts'
import { isShownAlready, keepLoaded, ListingScreen, loadOrKeep } from '../features/listing/listing.ts'
import { OffersContext } from '../features/offer-cards/offer-cards.ts'
import { PageSlots } from '../features/page-slots/page-slots.tsx'
import { RouteError } from '../report/route-error.tsx'
import { usePreviewRefresh } from '../report/use-preview-refresh.ts'
import type { Route } from './+types/listing.ts'
import { listingMeta } from './listing-meta.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? listingMeta(loaderData) : [])

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadListing(request, context)
}

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { path } = splitLocale(new URL(request.url).pathname)
  return loadOrKeep(path, () => serverLoader<typeof loader>())
}

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return isShownAlready(change.currentUrl, change.nextUrl) ? false : change.defaultShouldRevalidate
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { page, offers, listing, preview } = loaderData
  const failed = 'failed' in loaderData
  usePreviewRefresh(preview)
  useEffect(() => keepLoaded(loaderData), [loaderData])
  return (
    <OffersContext value={offers}>
      <PageSlots page={page} belowOpening={<ListingScreen view={listing} failed={failed} />} />
    </OffersContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

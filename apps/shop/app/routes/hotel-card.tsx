import { pageTexts } from '@wojaz/content'
import { lazy, useEffect } from 'react'
import { loadDestination } from '../../server/destinations/load-destination.ts'
import { loadHotelCard } from '../../server/hotel-card/load-hotel-card.ts'
import { deliveryContext, visitContext } from '../../server/request/context.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { readDestinationAddress } from '../features/destinations/destination-address.ts'
import { HotelCardScreen } from '../features/hotel-card/hotel-card.ts'
import { rememberWatched } from '../features/last-seen/remember.ts'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import { island, orWait } from '../ui/island.tsx'
import type { Route } from './+types/hotel-card.ts'
import { destinationMeta } from './destination-meta.ts'
import { hotelCardMeta } from './hotel-card-meta.ts'
import { loadListingRoute, readsAgain, useKeptListing } from './keep-listing.ts'

// Most guests open a hotel here, so the code of a search is loaded on demand.
const DestinationScreen = island(
  import.meta.env.SSR
    ? (await import('../features/destinations/destination-screen.tsx')).DestinationScreen
    : lazy(() =>
        orWait(
          import('../features/destinations/destination-screen.tsx').then((file) => ({
            default: file.DestinationScreen,
          })),
        ),
      ),
  '[data-destination]',
)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  return loaderData.destination ? destinationMeta(loaderData.destination) : hotelCardMeta(loaderData.card)
}

/** A search in a resort (`oferty-…`, `wyloty-z-…`) and a hotel there have the same URL pattern. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const isSearch = readDestinationAddress(context.get(visitContext).path) !== null
  const card = isSearch ? null : await orUnavailable(loadHotelCard(context, new URL(request.url)))
  const texts = pageTexts(context.get(deliveryContext).i18n, ...(card ? (['hotelCard'] as const) : []))
  return card
    ? { card, destination: null, texts }
    : { card, destination: await loadDestination(context, request), texts }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadListingRoute(request, serverLoader, ({ destination }) => destination?.listing != null)
}

export const shouldRevalidate = readsAgain

export default function HotelCard({ loaderData }: Route.ComponentProps) {
  const { card, destination, texts } = loaderData
  const failed = useKeptListing(loaderData, card !== null || destination?.listing != null)
  usePageTexts(texts)
  const offerCode = card?.view.offer?.offer.offerCode
  useEffect(() => {
    if (offerCode) rememberWatched(offerCode)
  }, [offerCode])
  return card ? (
    <HotelCardScreen {...card.view} choiceFailed={failed} />
  ) : (
    <div data-destination>
      <DestinationScreen {...destination} failed={failed} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

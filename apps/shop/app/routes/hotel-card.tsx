import { pageTexts } from '@wojaz/content'
import { lazy, useEffect } from 'react'
import { loadDirection } from '../../server/directions/load-direction.ts'
import { loadHotelCard } from '../../server/hotel-card/load-hotel-card.ts'
import { deliveryContext, visitContext } from '../../server/request/context.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { readDirectionAddress } from '../features/directions/direction-address.ts'
import { HotelCardScreen } from '../features/hotel-card/hotel-card.ts'
import { rememberWatched } from '../features/last-seen/remember.ts'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import { island, orWait } from '../ui/island.tsx'
import type { Route } from './+types/hotel-card.ts'
import { directionMeta } from './direction-meta.ts'
import { hotelCardMeta } from './hotel-card-meta.ts'
import { loadListingRoute, readsAgain, useKeptListing } from './keep-listing.ts'

// Most who come here come for a hotel: the code of a search comes with a search.
const DirectionScreen = island(
  import.meta.env.SSR
    ? (await import('../features/directions/direction-screen.tsx')).DirectionScreen
    : lazy(() =>
        orWait(
          import('../features/directions/direction-screen.tsx').then((file) => ({
            default: file.DirectionScreen,
          })),
        ),
      ),
  '[data-direction]',
)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  return loaderData.direction ? directionMeta(loaderData.direction) : hotelCardMeta(loaderData.card)
}

/** A search in a resort (`oferty-…`, `wyloty-z-…`) and a hotel there have addresses of one shape. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const isSearch = readDirectionAddress(context.get(visitContext).path) !== null
  const card = isSearch ? null : await orUnavailable(loadHotelCard(context, new URL(request.url)))
  const texts = pageTexts(context.get(deliveryContext).i18n, ...(card ? (['hotelCard'] as const) : []))
  return card
    ? { card, direction: null, texts }
    : { card, direction: await loadDirection(context, request), texts }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadListingRoute(request, serverLoader, ({ direction }) => direction?.listing != null)
}

export const shouldRevalidate = readsAgain

export default function HotelCard({ loaderData }: Route.ComponentProps) {
  const { card, direction, texts } = loaderData
  const failed = useKeptListing(loaderData, card !== null || direction?.listing != null)
  usePageTexts(texts)
  const offerCode = card?.view.offer?.offer.offerCode
  useEffect(() => {
    if (offerCode) rememberWatched(offerCode)
  }, [offerCode])
  return card ? (
    <HotelCardScreen {...card.view} choiceFailed={failed} />
  ) : (
    <div data-direction>
      <DirectionScreen {...direction} failed={failed} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

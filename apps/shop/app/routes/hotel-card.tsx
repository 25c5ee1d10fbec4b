import { pageTexts } from '@wojaz/content'
import { lazy, useEffect } from 'react'
import { loadDestination } from '../../server/destinations/load-destination.ts'
import { loadHotelCard } from '../../server/hotel-card/load-hotel-card.ts'
import { deliveryContext, visitContext } from '../../server/request/context.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { asOneText, readData } from '../browser/one-text.ts'
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
  const { card, destination } = readData(loaderData)
  return destination ? destinationMeta(destination) : hotelCardMeta(card)
}

/** A search in a resort (`oferty-…`, `wyloty-z-…`) and a hotel there have the same URL pattern. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const isSearch = readDestinationAddress(context.get(visitContext).path) !== null
  const card = isSearch ? null : await orUnavailable(loadHotelCard(context, new URL(request.url)))
  const { i18n, dataBeside } = context.get(deliveryContext)
  const texts = pageTexts(i18n, ...(card ? (['hotelCard'] as const) : []))
  return asOneText(
    card
      ? { card, destination: null, texts }
      : { card, destination: await loadDestination(context, request), texts },
    dataBeside,
  )
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const load = async () => readData(await serverLoader())
  return loadListingRoute(request, load, ({ destination }) => destination?.listing != null)
}

export const shouldRevalidate = readsAgain

export default function HotelCard({ loaderData }: Route.ComponentProps) {
  const data = readData(loaderData)
  const { card, destination, texts } = data
  const failed = useKeptListing(data, card !== null || destination?.listing != null)
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

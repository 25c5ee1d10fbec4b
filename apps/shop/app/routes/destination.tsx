import { loadDestination } from '../../server/destinations/load-destination.ts'
import { DestinationScreen } from '../features/destinations/destinations.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/destination.ts'
import { destinationMeta } from './destination-meta.ts'
import { loadListingRoute, readsAgain, useKeptListing } from './keep-listing.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? destinationMeta(loaderData) : [])

export function loader({ context, request }: Route.LoaderArgs) {
  return loadDestination(context, request)
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadListingRoute(request, serverLoader, ({ listing }) => listing !== null)
}

export const shouldRevalidate = readsAgain

export default function Destination({ loaderData }: Route.ComponentProps) {
  return (
    <DestinationScreen {...loaderData} failed={useKeptListing(loaderData, loaderData.listing !== null)} />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

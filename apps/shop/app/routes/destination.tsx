import { loadDestination } from '../../server/destinations/load-destination.ts'
import { deliveryContext } from '../../server/request/context.ts'
import { asOneText, readData } from '../browser/one-text.ts'
import { DestinationScreen } from '../features/destinations/destinations.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/destination.ts'
import { destinationMeta } from './destination-meta.ts'
import { loadListingRoute, readsAgain, useKeptListing } from './keep-listing.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? destinationMeta(readData(loaderData)) : []

export async function loader({ context, request }: Route.LoaderArgs) {
  return asOneText(await loadDestination(context, request), context.get(deliveryContext).dataBeside)
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const load = async () => readData(await serverLoader())
  return loadListingRoute(request, load, ({ listing }) => listing !== null)
}

export const shouldRevalidate = readsAgain

export default function Destination({ loaderData }: Route.ComponentProps) {
  const data = readData(loaderData)
  return <DestinationScreen {...data} failed={useKeptListing(data, data.listing !== null)} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

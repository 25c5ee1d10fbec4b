import { loadDirection } from '../../server/directions/load-direction.ts'
import { DirectionScreen } from '../features/directions/directions.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/direction.ts'
import { directionMeta } from './direction-meta.ts'
import { loadListingRoute, readsAgain, useKeptListing } from './keep-listing.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? directionMeta(loaderData) : [])

export function loader({ context, request }: Route.LoaderArgs) {
  return loadDirection(context, request)
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadListingRoute(request, serverLoader, ({ listing }) => listing !== null)
}

export const shouldRevalidate = readsAgain

export default function Direction({ loaderData }: Route.ComponentProps) {
  return <DirectionScreen {...loaderData} failed={useKeptListing(loaderData, loaderData.listing !== null)} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

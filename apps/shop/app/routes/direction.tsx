import { loadDirection } from '../../server/directions/load-direction.ts'
import { DirectionScreen } from '../features/directions/directions.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/direction.ts'
import { directionMeta } from './direction-meta.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? directionMeta(loaderData) : [])

export function loader({ context }: Route.LoaderArgs) {
  return loadDirection(context)
}

export default function Direction({ loaderData }: Route.ComponentProps) {
  return <DirectionScreen {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { loadRebook } from '../../../server/reservation/rebook.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/rebook.ts'

/** Always redirects to a hotel. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return orUnavailable(loadRebook(context, request, params.number))
}

export default function Rebook() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

import { loadTicketFile } from '../../server/attraction-checkout/ticket-file.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import type { Route } from './+types/attraction-ticket-file.ts'

/** For whoever may see the ticket; to be kept by the browser. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return orUnavailable(loadTicketFile(context, request, params))
}

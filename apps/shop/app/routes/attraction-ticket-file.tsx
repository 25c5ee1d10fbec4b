import { loadTicketFile } from '../../server/attraction-checkout/ticket-file.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import type { Route } from './+types/attraction-ticket-file.ts'

/** Only for those who may see the ticket; the browser stores the file. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return orUnavailable(loadTicketFile(context, request, params))
}

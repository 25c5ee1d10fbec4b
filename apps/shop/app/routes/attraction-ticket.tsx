import { actTicket } from '../../server/attraction-checkout/act-ticket.ts'
import { attractionPage } from '../../server/attraction-checkout/attraction-page.ts'
import { loadTicket } from '../../server/attraction-checkout/load-ticket.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { readWhenChanged } from '../browser/read-when-changed.ts'
import { TicketScreen } from '../features/attraction-checkout/attraction-checkout.ts'
import { checkoutHandle } from '../features/checkout-header/checkout-header.tsx'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/attraction-ticket.ts'

export const handle = checkoutHandle

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export function loader({ request, context, params }: Route.LoaderArgs) {
  return attractionPage(context, loadTicket(context, request, params))
}

export function action({ request, context, params }: Route.ActionArgs) {
  return orUnavailable(actTicket(context, request, params))
}

export const shouldRevalidate = readWhenChanged

export default function AttractionTicket({ loaderData: { page, texts } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <TicketScreen ticket={page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

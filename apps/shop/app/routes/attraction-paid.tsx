import { attractionPage } from '../../server/attraction-checkout/attraction-page.ts'
import { loadAttractionOrder } from '../../server/attraction-checkout/load-order.ts'
import { AttractionPaidScreen } from '../features/attraction-checkout/attraction-checkout.ts'
import { checkoutHandle } from '../features/checkout-header/checkout-header.tsx'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/attraction-paid.ts'

export const handle = checkoutHandle

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export function loader({ request, context, params: { transactionId } }: Route.LoaderArgs) {
  return attractionPage(context, loadAttractionOrder(context, request, { transactionId, page: 'paid' }))
}

export default function AttractionPaid({ loaderData: { page, texts } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <AttractionPaidScreen order={page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

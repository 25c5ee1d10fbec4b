import { actCart } from '../../server/attraction-checkout/act-cart.ts'
import { attractionPage } from '../../server/attraction-checkout/attraction-page.ts'
import { loadCart } from '../../server/attraction-checkout/load-cart.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { CartScreen } from '../features/attraction-checkout/attraction-checkout.ts'
import { checkoutHandle } from '../features/checkout-header/checkout-header.tsx'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/attraction-cart.ts'

export const handle = checkoutHandle

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export function loader({ request, context }: Route.LoaderArgs) {
  return attractionPage(context, loadCart(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actCart(context, request))
}

export default function AttractionCart({ loaderData: { page, texts } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <CartScreen cart={page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

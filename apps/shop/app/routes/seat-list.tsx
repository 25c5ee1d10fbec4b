import { pageTexts } from '@wojaz/content'
import { readCheckoutHeader } from '../../server/checkout/checkout-header.ts'
import { actSeatList, loadSeatList } from '../../server/checkout/seat-list.ts'
import { deliveryContext } from '../../server/request/context.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { readWhenChanged } from '../browser/read-when-changed.ts'
import { checkoutHandle } from '../features/checkout-header/checkout-header.tsx'
import { SeatListScreen } from '../features/seat-map/seat-map.ts'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/seat-list.ts'

export const handle = checkoutHandle

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await orUnavailable(loadSeatList(context, request, params.id))
  const { backUrl } = page
  const checkoutHeader = await orUnavailable(
    readCheckoutHeader(context, 'recommendations', { recommendations: backUrl }),
  )
  const { i18n } = context.get(deliveryContext)
  return { page, checkoutHeader, texts: pageTexts(i18n, 'checkout', 'upsells') }
}

export function action({ request, context, params }: Route.ActionArgs) {
  return orUnavailable(actSeatList(context, request, params.id))
}

export const shouldRevalidate = readWhenChanged

export default function SeatListRoute({ loaderData: { page, texts }, actionData }: Route.ComponentProps) {
  usePageTexts(texts)
  return <SeatListScreen {...page} refusal={actionData?.refusal ?? null} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

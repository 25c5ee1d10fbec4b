import { pageTexts } from '@wojaz/content'
import { readCheckoutHeader } from '../../server/checkout/checkout-header.ts'
import { pageTemplate } from '../../server/content-pages/page-template.ts'
import { deliveryContext } from '../../server/request/context.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { cartOfFailed, ReservationFailed } from '../features/checkout/checkout.ts'
import { checkoutHandle } from '../features/checkout-header/checkout-header.tsx'
import { TemplateSlots } from '../features/page-slots/page-slots.tsx'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/reservation-failed.ts'

export const handle = checkoutHandle

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const checkoutHeader = await orUnavailable(readCheckoutHeader(context, null))
  const template = await pageTemplate(context, 'checkoutReservationFailed')
  const texts = pageTexts(context.get(deliveryContext).i18n, 'checkout')
  return { cartId: cartOfFailed(new URL(request.url).searchParams), checkoutHeader, template, texts }
}

export default function ReservationFailedRoute({ loaderData }: Route.ComponentProps) {
  const { cartId, checkoutHeader, template, texts } = loaderData
  usePageTexts(texts)
  return (
    <>
      <ReservationFailed cartId={cartId} phone={checkoutHeader.phone} />
      <TemplateSlots template={template} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

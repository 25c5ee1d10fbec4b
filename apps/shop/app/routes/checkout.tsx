import { pageTexts } from '@wojaz/content'
import { data } from 'react-router'
import { actCheckout } from '../../server/checkout/act-checkout.ts'
import { readCheckoutHeader } from '../../server/checkout/checkout-header.ts'
import { loadCheckout } from '../../server/checkout/load-checkout.ts'
import { pageTemplate } from '../../server/content-pages/page-template.ts'
import { deliveryContext, visitContext } from '../../server/request/context.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { CheckoutScreen, isCartStep, stepAddress } from '../features/checkout/checkout.ts'
import { checkoutHandle } from '../features/checkout-header/checkout-header.tsx'
import { TemplateSlots } from '../features/page-slots/page-slots.tsx'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/checkout.ts'

export const handle = checkoutHandle

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const step = stepOf(params)
  const page = await orUnavailable(loadCheckout(context, request, { id: params.id, step }))
  const { locale } = context.get(visitContext)
  const isStep = page.kind === 'step' || page.kind === 'rise'
  const checkoutHeader = await orUnavailable(
    readCheckoutHeader(context, isStep ? step : null, {
      recommendations: stepAddress(locale, params.id, 'recommendations'),
      participants: stepAddress(locale, params.id, 'participants'),
    }),
  )
  const { i18n } = context.get(deliveryContext)
  const texts = pageTexts(i18n, 'checkout', 'upsells')
  const template = await pageTemplate(context, isStep ? 'checkoutReservation' : 'checkoutReservationFailed')
  return data({ page, checkoutHeader, texts, template }, { status: page.kind === 'elsewhere' ? 403 : 200 })
}

export function action({ request, context, params }: Route.ActionArgs) {
  return orUnavailable(actCheckout(context, request, { id: params.id, step: stepOf(params) }))
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { page, checkoutHeader, texts, template } = loaderData
  usePageTexts(texts)
  return (
    <>
      <CheckoutScreen page={page} phone={checkoutHeader.phone} />
      <TemplateSlots template={template} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

function stepOf({ step }: { step?: string }) {
  if (step === undefined) return 'recommendations'
  if (!isCartStep(step)) throw data({ code: 'page-not-found' }, { status: 404 })
  return step
}

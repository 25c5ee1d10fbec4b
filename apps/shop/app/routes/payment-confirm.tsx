import { loadWaiting } from '../../server/payment/load-payment.ts'
import { paymentPage } from '../../server/payment/payment-page.ts'
import { checkoutHandle } from '../features/checkout-header/checkout-header.tsx'
import { TemplateSlots } from '../features/page-slots/page-slots.tsx'
import { WaitingScreen } from '../features/payment/payment.ts'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/payment-confirm.ts'

export const handle = checkoutHandle

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export function loader({ request, context, params }: Route.LoaderArgs) {
  return paymentPage(context, loadWaiting(context, request, params.number), 'checkoutPaymentConfirm')
}

export default function PaymentConfirm({ loaderData: { page, texts, template } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <>
      <WaitingScreen page={page} />
      <TemplateSlots template={template} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

import { loadFailed } from '../../server/payment/load-payment.ts'
import { paymentPage } from '../../server/payment/payment-page.ts'
import { checkoutHandle } from '../features/checkout-header/checkout-header.tsx'
import { TemplateSlots } from '../features/page-slots/page-slots.tsx'
import { PayScreen } from '../features/payment/payment.ts'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/payment-failed.ts'

export const handle = checkoutHandle

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export function loader({ request, context, params }: Route.LoaderArgs) {
  return paymentPage(context, loadFailed(context, request, params.number), 'checkoutPaymentFailed')
}

export default function PaymentFailed({ loaderData: { page, texts, template } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <>
      <PayScreen page={page} isAfterRefusal />
      <TemplateSlots template={template} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}

import { pageTexts, type TemplateType } from '@wojaz/content'
import { data, type RouterContextProvider } from 'react-router'
import type { OrderView } from '../../app/features/payment/payment-view.ts'
import { readCheckoutHeader } from '../checkout/checkout-header.ts'
import { pageTemplate } from '../content-pages/page-template.ts'
import { deliveryContext } from '../request/context.ts'
import { orUnavailable } from '../request/or-unavailable.ts'

/**
 * The result of a payment page's loader: the page in the frame of the checkout, with the texts of both and the editors' content.
 */
export async function paymentPage<Page extends { kind: string; order?: OrderView }>(
  context: Readonly<RouterContextProvider>,
  loading: Promise<Page>,
  template: TemplateType,
) {
  const page = await orUnavailable(loading)
  const isStep = page.kind === 'pay' || page.kind === 'waiting' || page.kind === 'placed'
  const checkoutHeader = await orUnavailable(readCheckoutHeader(context, isStep ? 'payment' : null))
  const { i18n } = context.get(deliveryContext)
  const texts = pageTexts(i18n, 'checkout', 'payment', ...(page.order?.owner ? (['account'] as const) : []))
  const shown = await pageTemplate(context, template)
  return data(
    { page, checkoutHeader, texts, template: shown },
    { status: page.kind === 'elsewhere' ? 403 : 200 },
  )
}

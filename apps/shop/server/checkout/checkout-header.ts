import type { RouterContextProvider } from 'react-router'
import type { CheckoutFrame, CheckoutStep } from '../../app/features/checkout-header/checkout-frame.ts'
import { servicesContext, visitContext } from '../request/context.ts'

/** For loaders of checkout pages, returned as `checkoutHeader`. */
export async function readCheckoutHeader(
  context: Readonly<RouterContextProvider>,
  step: CheckoutStep | null,
  back: CheckoutFrame['back'] = {},
): Promise<CheckoutFrame> {
  const { content } = context.get(servicesContext)
  return { ...(await content.checkoutHeader(context.get(visitContext).locale)), step, back }
}

import { pageTexts } from '@wojaz/content'
import type { RouterContextProvider } from 'react-router'
import { readCheckoutHeader } from '../checkout/checkout-header.ts'
import { deliveryContext } from '../request/context.ts'
import { orUnavailable } from '../request/or-unavailable.ts'

/** The result of a loader of bought attractions: the page in the frame of the checkout, with its texts. */
export async function attractionPage<Page>(context: Readonly<RouterContextProvider>, loading: Promise<Page>) {
  const page = await orUnavailable(loading)
  const checkoutHeader = await orUnavailable(readCheckoutHeader(context, null))
  const { i18n } = context.get(deliveryContext)
  return { page, checkoutHeader, texts: pageTexts(i18n, 'checkout', 'payment', 'tickets') }
}

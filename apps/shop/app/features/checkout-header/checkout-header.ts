import { lazy } from 'react'

export { type CheckoutStep, frameAmong } from './checkout-frame.ts'

/** Every page can become a step of a reservation, few do: its header comes when one does. */
export const CheckoutHeader = lazy(async () => {
  const { CheckoutHeader } = await import('./header-of-checkout.tsx')
  return { default: CheckoutHeader }
})

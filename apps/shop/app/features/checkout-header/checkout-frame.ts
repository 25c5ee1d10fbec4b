import type { CheckoutHeader } from '@wojaz/content'

/** Steps of a booking, in their order; the last is the page of the order. */
export const checkoutSteps = ['recommendations', 'participants', 'summary', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** What the loader of a page of the checkout returns as `checkoutHeader`: the shop's own header makes room for it. */
export interface CheckoutFrame extends CheckoutHeader {
  /** Null: the page is no step. */
  step: CheckoutStep | null
  /** Addresses of the steps one may still go back to, in the guest's language. */
  back: Partial<Record<CheckoutStep, string>>
}

/** Found in what the loaders of the page have returned. */
export function frameAmong(loaded: readonly unknown[]): CheckoutFrame | null {
  for (const one of loaded) {
    if (typeof one === 'object' && one !== null && 'checkoutHeader' in one) {
      return one.checkoutHeader as CheckoutFrame
    }
  }
  return null
}

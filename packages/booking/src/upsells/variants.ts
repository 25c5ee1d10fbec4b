import type { UpsellVariant } from '../upsell.ts'

export function sold(code: string, price: number, childPrice: number | null = null): UpsellVariant {
  return { code, price, childPrice, isIncluded: false }
}

/** Included in the trip. It is shown so that nobody buys it twice. */
export function included(code: string): UpsellVariant {
  return { code, price: 0, childPrice: null, isIncluded: true }
}

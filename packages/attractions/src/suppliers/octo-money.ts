import type { OctoPricing } from './octo-shapes.ts'

/** What guests pay, in grosze; null: not in złoty. Where a supplier counts finer than we do, the guest pays the next whole grosz. */
export function grosze(pricing: OctoPricing | null | undefined): number | null {
  if (pricing?.currency !== 'PLN') return null
  const places = 2 - pricing.currencyPrecision
  return places >= 0 ? pricing.retail * 10 ** places : Math.ceil(pricing.retail / 10 ** -places)
}

/** Of prices in several currencies the one in złoty. */
export function groszeOf(pricings: readonly OctoPricing[] | null | undefined): number | null {
  const inZloty = (pricings ?? []).flatMap((pricing) => grosze(pricing) ?? [])
  return inZloty.length > 0 ? Math.min(...inZloty) : null
}

/** The least of those that are known; null: none is. */
export function least(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null)
  return known.length > 0 ? Math.min(...known) : null
}

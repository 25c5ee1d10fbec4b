import type { OctoPricing } from './octo-shapes.ts'

/** The price for guests in grosze; null if it is not in złoty. Fractions of a grosz are rounded up. */
export function grosze(pricing: OctoPricing | null | undefined): number | null {
  if (pricing?.currency !== 'PLN') return null
  const places = 2 - pricing.currencyPrecision
  return places >= 0 ? pricing.retail * 10 ** places : Math.ceil(pricing.retail / 10 ** -places)
}

/** The price in złoty among several currencies. */
export function groszeOf(pricings: readonly OctoPricing[] | null | undefined): number | null {
  const inZloty = (pricings ?? []).flatMap((pricing) => grosze(pricing) ?? [])
  return inZloty.length > 0 ? Math.min(...inZloty) : null
}

/** The lowest known price; null if none is known. */
export function least(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null)
  return known.length > 0 ? Math.min(...known) : null
}

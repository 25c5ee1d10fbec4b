export type PriceChange = { kind: 'same' } | { kind: 'cheaper' | 'dearer'; by: number }

/** Compares the total price now with the price when the offer was saved. */
export function priceChange(then: number, now: number): PriceChange {
  if (now === then) return { kind: 'same' }
  return now < then ? { kind: 'cheaper', by: then - now } : { kind: 'dearer', by: now - then }
}

import type { Offers } from '@wojaz/offers/server'

/**
 * Caches prices for one card: its configurator, calendar, grid and rooms use the same offers, a third of them more than once.
 * Each is priced once, so that the parts also agree while somebody books.
 */
export function pricedOnce(offers: Offers): Offers {
  const asked = new Map<string, ReturnType<Offers['offer']>>()
  return {
    ...offers,
    offer(code, view) {
      const key = `${code} ${view.locale} ${view.perPerson}`
      const known = asked.get(key) ?? offers.offer(code, view)
      asked.set(key, known)
      return known
    },
  }
}

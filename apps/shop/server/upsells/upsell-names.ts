import type { Order } from '@wojaz/booking'
import { wordKey } from '@wojaz/booking'
import { shippedText } from '../request/error-text.ts'

/** The names of an order's upsells in its language, by code. */
export function upsellNames({ upsells, price, locale }: Order): Record<string, string> {
  const codes = new Set([...upsells, ...price.lines].map(({ code }) => code))
  return Object.fromEntries(
    [...codes].flatMap((code) => {
      const key = `upsells.variant.${wordKey(code)}.title`
      const name = shippedText(key, locale)
      return name === key ? [] : [[code, name]]
    }),
  )
}

import type { Order } from '@wojaz/booking'
import { wordKey } from '@wojaz/booking'
import { shippedText } from '../request/error-text.ts'

/** How the upsells of an order are called in its language, by their code: the words the guest chose them by. */
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

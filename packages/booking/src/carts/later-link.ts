import { createHmac, timingSafeEqual } from 'node:crypto'

/** A month to think it over. */
export const laterLinkMs = 30 * 24 * 3_600_000

/** Opens one cart until a day, on any device. */
export function signLater(secret: string, cartId: string, until: Date): string {
  const end = until.getTime().toString(36)
  return `${end}.${signature(secret, cartId, end)}`
}

export function opensLater(secret: string, cartId: string, token: string, now: Date): boolean {
  const [, end, signed] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  if (!end || !signed) return false
  const isOurs = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(secret, cartId, end)))
  return isOurs && Number.parseInt(end, 36) >= now.getTime()
}

function signature(secret: string, cartId: string, end: string): string {
  return createHmac('sha256', secret).update(`booking later:${cartId}.${end}`).digest('base64url')
}

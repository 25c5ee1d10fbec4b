import { createHmac, timingSafeEqual } from 'node:crypto'

/** Opens the pages of one order on any device until its day; it names the order, nobody's name or address. */
export function signOrderLink(secret: string, number: string, until: Date): string {
  const end = until.getTime().toString(36)
  return `${end}.${signature(secret, number, end)}`
}

export function opensOrder(secret: string, number: string, link: string, now: Date): boolean {
  const [, end, signed] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(link) ?? []
  if (!end || !signed) return false
  const isOurs = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(secret, number, end)))
  return isOurs && Number.parseInt(end, 36) >= now.getTime()
}

function signature(secret: string, number: string, end: string): string {
  return createHmac('sha256', secret).update(`booking order:${number}.${end}`).digest('base64url')
}

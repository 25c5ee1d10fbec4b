import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link opens. A link for one purpose is not valid for another. */
export type LinkPurpose = 'later' | 'order' | 'join' | 'attractions'

/** Signs a link that opens one thing until a day, on any device. It contains no personal data. */
export function signUntil(secret: string, purpose: LinkPurpose, subject: string, until: Date): string {
  const end = until.getTime().toString(36)
  return `${end}.${signature(secret, purpose, subject, end)}`
}

export function isSignedUntil(
  secret: string,
  purpose: LinkPurpose,
  subject: string,
  { token, now }: { readonly token: string; readonly now: Date },
): boolean {
  const [, end, signed] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  if (!end || !signed) return false
  const isOurs = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(secret, purpose, subject, end)))
  return isOurs && Number.parseInt(end, 36) >= now.getTime()
}

function signature(secret: string, purpose: LinkPurpose, subject: string, end: string): string {
  return createHmac('sha256', secret).update(`booking ${purpose}:${subject}.${end}`).digest('base64url')
}

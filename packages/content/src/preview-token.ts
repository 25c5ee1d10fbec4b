import { createHmac, timingSafeEqual } from 'node:crypto'

const lifetime = 2 * 60 * 60 * 1000

/** Lets the admin's preview frame, or a colleague without an account, see drafts for two hours. */
export function previewToken(secret: string, now: Date): string {
  const until = (now.getTime() + lifetime).toString(36)
  return `${until}.${signature(secret, until)}`
}

export function isPreviewToken(token: string, secret: string, now: Date): boolean {
  const [until, signed, ...rest] = token.split('.')
  if (!until || !signed || rest.length > 0 || !/^[0-9a-z]{1,12}$/.test(until)) return false
  const expected = Buffer.from(signature(secret, until))
  const given = Buffer.from(signed)
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    Number.parseInt(until, 36) >= now.getTime()
  )
}

function signature(secret: string, until: string): string {
  return createHmac('sha256', secret).update(`preview:${until}`).digest('base64url')
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

export type LinkPurpose = 'confirm' | 'leave' | 'alert-confirm' | 'alert-stop' | 'account-stay'

export interface Link {
  /** The id of its subject: a subscription, or another thing that can be confirmed and cancelled. */
  subject: string
  /** The subject's counter: links of an earlier round are invalid. */
  round: number
  /** Null: never. A consent may be withdrawn at any time, however old the email. */
  until: Date | null
}

export type LinkRefusal = 'link-broken' | 'link-expired'

/** A signed link of an email with its subject and expiry. It contains an id, never an address. */
export function signLink(secret: string, purpose: LinkPurpose, { subject, round, until }: Link): string {
  const words = [subject, round.toString(36), until ? until.getTime().toString(36) : '-'].join('.')
  return `${words}.${signature(secret, purpose, words)}`
}

const shape =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,6})\.([0-9a-z]{1,10}|-)\.([\w-]{43})$/

export function readLink(
  secret: string,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Outcome<Link, LinkRefusal> {
  const [, subject, round, until, signed] = shape.exec(token) ?? []
  if (!subject || !round || !until || !signed) return refused('link-broken')
  const expected = Buffer.from(signature(secret, purpose, `${subject}.${round}.${until}`))
  if (!timingSafeEqual(Buffer.from(signed), expected)) return refused('link-broken')
  const end = until === '-' ? null : new Date(Number.parseInt(until, 36))
  if (end && end < now) return refused('link-expired')
  return accepted({ subject, round: Number.parseInt(round, 36), until: end })
}

function signature(secret: string, purpose: LinkPurpose, words: string): string {
  return createHmac('sha256', secret).update(`post ${purpose}:${words}`).digest('base64url')
}

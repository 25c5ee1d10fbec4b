/**
 * The topics of emails that visitors can cause. Each has its own limit: abuse of one topic does not block a link for a forgotten
 * password.
 */
export type EmailTopic =
  | 'account'
  | 'browser'
  | 'code'
  | 'list'
  | 'message'
  | 'office'
  | 'alert'
  | 'cart'
  | 'order'
  | 'booking'
  | 'documents'

/** What is counted: emails about one cart or order, from one household, to one mailbox. */
export type EmailScope = 'subject' | 'place' | 'recipient'

/** Enough for a family or an office behind one router, and for a mobile network with many guests behind one address. */
const fromOnePlace = 40

/** Emails per day. Enough for a lost one and a mistaken one; too few to annoy a stranger. */
export const emailsADay: Readonly<Record<EmailTopic, Partial<Record<EmailScope, number>>>> = {
  account: { recipient: 3, place: fromOnePlace },
  /** For staff and editors: a link to log in with in spite of strangers' attempts. */
  browser: { recipient: 3, place: fromOnePlace },
  /** For a login: only whoever knows the password can cause one. Enough for a careful customer with several devices. */
  code: { recipient: 20, place: fromOnePlace },
  list: { recipient: 3, place: fromOnePlace },
  message: { recipient: 5, place: fromOnePlace },
  /** No limit for the office's mailbox, but one for each household. */
  office: { place: fromOnePlace },
  /** Enough to watch a whole wishlist. */
  alert: { recipient: 10, place: fromOnePlace },
  cart: { subject: 3, recipient: 5, place: fromOnePlace },
  /** That nothing was paid, and that the places are free again. */
  order: { subject: 3, recipient: 6 },
  /** The link to an order, for whoever has its number and its address. */
  booking: { subject: 3, recipient: 5, place: fromOnePlace },
  /** Documents of a trip, to addresses that its owner enters: once to everybody of a large party. */
  documents: { subject: 10, recipient: 3, place: fromOnePlace },
}

export type EmailCounts = Partial<Record<EmailScope, number>>

const scopes: readonly EmailScope[] = ['subject', 'place', 'recipient']

/** The limit that today's emails have reached, beginning with what the visitor knows anyway. Null if one more may be written. */
export function usedUp(topic: EmailTopic, counts: EmailCounts): EmailScope | null {
  const limits = emailsADay[topic]
  return scopes.find((scope) => (counts[scope] ?? 0) >= (limits[scope] ?? Number.POSITIVE_INFINITY)) ?? null
}

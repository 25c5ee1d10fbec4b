/** What visitors can ask emails about. A prank with one topic takes nothing from the others: who forgot a password still gets a link. */
export type EmailTopic =
  | 'account'
  | 'code'
  | 'list'
  | 'message'
  | 'office'
  | 'alert'
  | 'cart'
  | 'order'
  | 'booking'
  | 'documents'

/** Whose emails are counted: of one cart or order, from one household, to one mailbox. */
export type EmailScope = 'subject' | 'place' | 'recipient'

/** A family behind one router, or an office; a phone network that hides many guests behind one address, too. */
const fromOnePlace = 40

/** Emails a day. Enough for a lost one and a mistaken one; too few to annoy a stranger with. */
export const emailsADay: Readonly<Record<EmailTopic, Partial<Record<EmailScope, number>>>> = {
  account: { recipient: 3, place: fromOnePlace },
  /** For a login: only whoever knows the password can ask for one. Enough for a careful customer with several devices. */
  code: { recipient: 20, place: fromOnePlace },
  list: { recipient: 3, place: fromOnePlace },
  message: { recipient: 5, place: fromOnePlace },
  /** The office hears everybody, but not one visitor all day. */
  office: { place: fromOnePlace },
  /** Enough to watch a whole wishlist. */
  alert: { recipient: 10, place: fromOnePlace },
  cart: { subject: 3, recipient: 5, place: fromOnePlace },
  /** That nothing was paid, and that the places are free again. */
  order: { subject: 3, recipient: 6 },
  /** The link to an order, for who has its number and its address. */
  booking: { subject: 3, recipient: 5, place: fromOnePlace },
  /** Documents of a trip, to whomever its owner names: everybody of a large party, once. */
  documents: { subject: 10, recipient: 3, place: fromOnePlace },
}

export type EmailCounts = Partial<Record<EmailScope, number>>

const scopes: readonly EmailScope[] = ['subject', 'place', 'recipient']

/** Which limit today's emails have reached: what the visitor knows of anyway comes first. Null: one more may be written. */
export function usedUp(topic: EmailTopic, counts: EmailCounts): EmailScope | null {
  const limits = emailsADay[topic]
  return scopes.find((scope) => (counts[scope] ?? 0) >= (limits[scope] ?? Number.POSITIVE_INFINITY)) ?? null
}

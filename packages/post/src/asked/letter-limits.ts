/** What visitors can ask letters about. A prank with one topic takes nothing from the others: who forgot a password still gets a link. */
export type LetterTopic =
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

/** Whose letters are counted: of one cart or order, from one household, to one mailbox. */
export type LetterScope = 'subject' | 'place' | 'recipient'

/** A family behind one router, or an office; a phone network that hides many guests behind one address, too. */
const fromOnePlace = 40

/** Letters a day. Enough for a lost one and a mistaken one; too few to annoy a stranger with. */
export const lettersADay: Readonly<Record<LetterTopic, Partial<Record<LetterScope, number>>>> = {
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
  /** Papers of a trip, to whomever its owner names: everybody of a large party, once. */
  documents: { subject: 10, recipient: 3, place: fromOnePlace },
}

export type LetterCounts = Partial<Record<LetterScope, number>>

const scopes: readonly LetterScope[] = ['subject', 'place', 'recipient']

/** Which limit today's letters have reached: what the visitor knows of anyway comes first. Null: one more may be written. */
export function usedUp(topic: LetterTopic, counts: LetterCounts): LetterScope | null {
  const limits = lettersADay[topic]
  return scopes.find((scope) => (counts[scope] ?? 0) >= (limits[scope] ?? Number.POSITIVE_INFINITY)) ?? null
}

/** What somebody keeps from others without having paid: by this browser, under this mailbox, from this household. */
export type Kept = Readonly<Record<'browser' | 'mailbox' | 'place', number>>

/** How much of it everybody may keep at once. */
export interface FairShare {
  readonly orders: Kept
  readonly seats: Kept
  /** Places at attractions: of all times together, and of one. */
  readonly tickets: Kept
  readonly ticketsOfTime: Kept
}

/** A family books for two households, or for two trips, and one of them again after a payment was refused. */
const unpaidOrders = 3

/** A household is several guests, and a phone network hides several households. Eight people there and back sit on sixteen seats. */
export function fairShare(orders: number = unpaidOrders): FairShare {
  return {
    orders: { browser: orders, mailbox: orders, place: 2 * orders },
    seats: { browser: 12 * orders, mailbox: 12 * orders, place: 16 * orders },
    tickets: { browser: 12 * orders, mailbox: 12 * orders, place: 16 * orders },
    // A boat has twenty places: a family has room on it, and leaves some.
    ticketsOfTime: { browser: 3 * orders, mailbox: 3 * orders, place: 6 * orders },
  }
}

/** Would it be too much with so many more? */
export function isTooMuch(kept: Kept, more: number, most: Kept): boolean {
  return (Object.keys(most) as (keyof Kept)[]).some((scope) => kept[scope] + more > most[scope])
}

/** How much one guest holds without having paid, counted by browser, by email address and by household. */
export type Kept = Readonly<Record<'browser' | 'mailbox' | 'place', number>>

/** The limits of what can be held at once. */
export interface FairShare {
  readonly orders: Kept
  readonly seats: Kept
  /** Places at attractions: all time slots together, and one time slot. */
  readonly tickets: Kept
  readonly ticketsOfTime: Kept
}

/** A family may book for two households or two trips, and one of them again after a refused payment. */
const unpaidOrders = 3

/**
 * A household has several guests, and a phone network hides several households. Eight people there and back need sixteen seats.
 */
export function fairShare(orders: number = unpaidOrders): FairShare {
  return {
    orders: { browser: orders, mailbox: orders, place: 2 * orders },
    seats: { browser: 12 * orders, mailbox: 12 * orders, place: 16 * orders },
    tickets: { browser: 12 * orders, mailbox: 12 * orders, place: 16 * orders },
    // A boat has twenty places. A family fits, and places are left for others.
    ticketsOfTime: { browser: 3 * orders, mailbox: 3 * orders, place: 6 * orders },
  }
}

/** True when `more` additional ones exceed a limit. */
export function isTooMuch(kept: Kept, more: number, most: Kept): boolean {
  return (Object.keys(most) as (keyof Kept)[]).some((scope) => kept[scope] + more > most[scope])
}

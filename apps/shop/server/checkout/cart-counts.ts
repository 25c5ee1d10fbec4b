import type { Clock } from '@wojaz/travel/dates'
import { askerNow } from '../request/asker.ts'
import { Fault } from '../request/errors.ts'
import { RequestCounts } from '../request/request-counts.ts'

/** Carts that a guest may open in an hour. A cart is a row that stays for a month. */
const mostOfGuest = 100
const hourMs = 3_600_000

/** Counts the carts of a household: opening one needs nothing but an address of the shop. */
export interface CartCounts {
  /** Rejects with `too-many-requests` if the asker has opened as many as may. */
  count(): Promise<void>
}

export function openCartCounts({
  guestsPerAddress,
  clock,
}: {
  guestsPerAddress: number
  clock: Clock
}): CartCounts {
  const counts = new RequestCounts()
  return {
    async count() {
      const asker = askerNow()
      if (!asker) return
      const { current, ttl } = counts.count(asker.household, hourMs, clock().getTime())
      if (current <= guestsPerAddress * mostOfGuest) return
      asker.refusal = new Fault('too-many-requests', { 'retry-after': String(Math.ceil(ttl / 1000)) })
      throw asker.refusal
    },
  }
}

import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { type Goodwill, needsSecondPerson, usualSecondPersonAbove } from './goodwill.ts'
import { givenAway } from './goodwill-rows.ts'

/** Somebody of the staff who acts for a guest. */
export interface OnBehalf {
  readonly by: { readonly id: string; readonly name: string }
  /** Writes it down in the transaction that does it: what cannot be written down does not happen. */
  readonly note: (client: ClientBase) => Promise<unknown>
}

/** What staff ask a price for: in whose name, and what they would give. */
export interface StaffAsks {
  readonly by: string
  readonly goodwill: Goodwill | null
}

/** Whoever confirms a quote, and what they may give away by it. */
export interface Confirmer<Refusal> {
  /** Null: the guest. */
  readonly name: string | null
  readonly allows: (
    client: ClientBase,
    order: Order,
    goodwill: Goodwill | undefined,
  ) => Promise<Outcome<null, Refusal>>
  readonly note: (client: ClientBase) => Promise<unknown>
}

/** Guests confirm what they were quoted; nothing is given away in it. */
export const theGuest: Confirmer<never> = {
  name: null,
  allows: async () => accepted(null),
  note: async () => {},
}

export type SecondPersonNeeded = { readonly code: 'second-person-needed' }

/** Staff give away by themselves so much of one order, and no more. */
export function staffHand(
  { secondPersonAbove = usualSecondPersonAbove }: Pick<BookingOptions, 'secondPersonAbove'>,
  { by, note }: OnBehalf,
): Confirmer<SecondPersonNeeded> {
  return {
    name: by.name,
    note,
    async allows(client, { number }, goodwill) {
      const amount = goodwill?.amount ?? 0
      const before = amount > 0 ? await givenAway(client, number) : 0
      return needsSecondPerson(amount, before, secondPersonAbove)
        ? refused({ code: 'second-person-needed' })
        : accepted(null)
    },
  }
}

import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { type Goodwill, needsSecondPerson, usualSecondPersonAbove } from './goodwill.ts'
import { givenAway } from './goodwill-rows.ts'

/** A member of staff who acts for a guest. */
export interface OnBehalf {
  readonly by: { readonly id: string; readonly name: string }
  /** Writes the audit log in the same transaction: without the entry nothing happens. */
  readonly note: (client: ClientBase) => Promise<unknown>
}

/** A request for a price by staff: who asks, and what they would waive. */
export interface StaffAsks {
  readonly by: string
  readonly goodwill: Goodwill | null
}

/** The person who confirms a quote, and how much they may give away. */
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

/** Guests confirm their own quotes. These give nothing away. */
export const theGuest: Confirmer<never> = {
  name: null,
  allows: async () => accepted(null),
  note: async () => {},
}

export type SecondPersonNeeded = { readonly code: 'second-person-needed' }

/** Staff may give away a limited amount of one order without a second person. */
export function staffHand(
  {
    secondPersonAbove = usualSecondPersonAbove,
    givenBeside = async () => 0,
  }: Pick<BookingOptions, 'secondPersonAbove' | 'givenBeside'>,
  { by, note }: OnBehalf,
): Confirmer<SecondPersonNeeded> {
  return {
    name: by.name,
    note,
    async allows(client, { number }, goodwill) {
      const amount = goodwill?.amount ?? 0
      const before = amount > 0 ? (await givenAway(client, number)) + (await givenBeside(client, number)) : 0
      return needsSecondPerson(amount, before, secondPersonAbove)
        ? refused({ code: 'second-person-needed' })
        : accepted(null)
    },
  }
}

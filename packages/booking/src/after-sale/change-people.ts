import { isDeepStrictEqual } from 'node:util'
import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import type { Contact, Participant } from '../participant.ts'
import type { Store } from '../store.ts'
import { withoutDocument } from '../traveller-data/document-ids.ts'
import { type ChangeFacts, insertChange } from './change-rows.ts'
import { correctUntil, type PersonRefusal, personChange } from './person-change.ts'

export type PeopleRefusal =
  | { readonly code: 'order-unknown' | 'not-confirmed' }
  | { readonly code: PersonRefusal }

/** Writes the letter that says what was changed, with the new papers, in the transaction that it is given. */
export type QueueChanged = (client: ClientBase, order: Order, change: string, now: Date) => Promise<unknown>

/** Data of those who travel and of whoever ordered, changed by themselves. What was before is kept. */
export function peopleChanging(options: BookingOptions, store: Store) {
  const { clock } = options

  async function change(
    number: string,
    decide: (order: Order) => Outcome<Changed | null, PeopleRefusal>,
  ): Promise<Outcome<Order, PeopleRefusal>> {
    const outcome = await store.decide<Order, PeopleRefusal>(async (client) => {
      const order = await lockOrder(client, number)
      if (!order) return refused({ code: 'order-unknown' })
      if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' })
      const decided = decide(order)
      if (!decided.ok) return decided
      if (!decided.value) return accepted(order)
      return accepted(await write(client, order, decided.value))
    })
    if (outcome.ok) options.onLetters?.()
    return outcome
  }

  async function write(client: ClientBase, order: Order, { sold, change }: Changed): Promise<Order> {
    const now = clock()
    const { number } = order
    await client.query('update booking.orders set sold = sold || $2::jsonb where number = $1', [number, sold])
    const id = await insertChange(client, order, change, now)
    const after = (await lockOrder(client, number)) as Order
    await options.queueChanged(client, after, id, now)
    return after
  }

  return {
    changeOwner: (number: string, contact: Contact) =>
      change(number, ({ contact: before, offer }) => {
        if (isDeepStrictEqual(before, contact)) return accepted(null)
        if (dayOf(clock()) > correctUntil(offer.departureDate)) return refused({ code: 'too-late' })
        const facts = { before, after: contact }
        return accepted({ sold: { contact }, change: { kind: 'contact', facts } })
      }),

    /** One traveller, by their place in the party. */
    changeParticipant: (number: string, person: number, after: Participant) =>
      change(number, (order) => {
        const judged = personChange(order, person, after, dayOf(clock()))
        if (judged.kind === 'refused') return refused({ code: judged.why })
        if (judged.kind === 'nothing') return accepted(null)
        const before = order.participants[person]
        // Whoever goes instead has a document of their own.
        const kept = judged.kind === 'transfer' && before ? withoutDocument(before) : before
        const people = order.participants.with(person, { ...kept, ...after })
        const facts = { person, ...(before && { before }), after }
        return accepted({ sold: { participants: people }, change: { kind: judged.kind, facts } })
      }),
  }
}

interface Changed {
  readonly sold: Partial<Pick<Order, 'contact' | 'participants'>>
  readonly change: ChangeFacts
}

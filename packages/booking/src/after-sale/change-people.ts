import { isDeepStrictEqual } from 'node:util'
import { dayOf } from '@wojaz/travel/dates'
import { correctUntil } from '@wojaz/travel/money'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { OnBehalf } from '../on-behalf/confirmer.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import type { Contact, Participant } from '../participant.ts'
import type { Store } from '../store.ts'
import { type ChangeFacts, insertChange, nextCorrection } from './change-rows.ts'
import { isSameName, type PersonRefusal, personChange } from './person-change.ts'

export type PeopleRefusal =
  | { readonly code: 'order-unknown' | 'not-confirmed' }
  | { readonly code: PersonRefusal }

/** `other-owner`: it is another name, not a slip. The contract stays with whoever made it. */
export type OwnerRefusal = { readonly code: 'order-unknown' | 'not-confirmed' | 'too-late' | 'other-owner' }

/** Writes the email that says what was changed, with the new documents, in the transaction that it is given. */
export type QueueChanged = (
  client: ClientBase,
  order: Order,
  change: string,
  now: Date,
  about?: ChangedAbout,
) => Promise<unknown>

export interface ChangedAbout {
  /** Somebody else goes now: both owe the price. */
  readonly isHandedOver?: boolean
  /** The name on the invoices was wrong: they are put right. */
  readonly correction?: { readonly nth: number; readonly before: Order }
}

/** Data of those who travel and of whoever ordered, changed by themselves. What was before is kept. */
export function peopleChanging(options: BookingOptions, store: Store) {
  const { clock } = options

  async function change<Refusal extends { readonly code: string }>(
    number: string,
    behalf: OnBehalf | null,
    decide: (
      order: Order,
      client: ClientBase,
    ) => MaybePromise<Outcome<Changed | null, Refusal | NotChangeable>>,
  ): Promise<Outcome<Order, Refusal | NotChangeable>> {
    const outcome = await store.decide<Order, Refusal | NotChangeable>(async (client) => {
      const order = await lockOrder(client, number)
      if (!order) return refused({ code: 'order-unknown' })
      if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' })
      const decided = await decide(order, client)
      if (!decided.ok) return decided
      if (!decided.value) return accepted(order)
      const after = await write(client, order, decided.value, behalf?.by.name ?? null)
      await behalf?.note(client)
      return accepted(after)
    })
    if (outcome.ok) options.onEmails?.()
    return outcome
  }

  async function write(
    client: ClientBase,
    order: Order,
    { sold, change, nth }: Changed,
    by: string | null,
  ): Promise<Order> {
    const now = clock()
    const { number } = order
    await client.query('update booking.orders set sold = sold || $2::jsonb where number = $1', [number, sold])
    const id = await insertChange(client, order, change, now, by)
    const after = (await lockOrder(client, number)) as Order
    await options.queueChanged(client, after, id, now, nth ? { correction: { nth, before: order } } : {})
    return after
  }

  return {
    /** Phone and address; in the name only a slip, and then the invoices are put right. `behalf`: staff do it for the guest. */
    changeOwner: (
      number: string,
      contact: Contact,
      behalf: OnBehalf | null = null,
    ): Promise<Outcome<Order, OwnerRefusal>> =>
      change<OwnerRefusal>(number, behalf, async ({ contact: before, offer, placedAt }, client) => {
        if (isDeepStrictEqual(before, contact)) return accepted(null)
        if (dayOf(clock()) > correctUntil(offer.departureDate, dayOf(placedAt)))
          return refused({ code: 'too-late' })
        if (!isSameName(before, contact)) return refused({ code: 'other-owner' })
        const isMended = before.firstName !== contact.firstName || before.lastName !== contact.lastName
        const nth = isMended ? await nextCorrection(client, number) : undefined
        const facts = { before, after: contact, ...(nth && { nth }) }
        return accepted({ sold: { contact }, change: { kind: 'contact', facts }, ...(nth && { nth }) })
      }),

    /** A slip in the data of one traveller, by their place in the party. Somebody else, and another age, have a price first: `quoteChange`. */
    changeParticipant: (
      number: string,
      person: number,
      after: Participant,
      behalf: OnBehalf | null = null,
    ): Promise<Outcome<Order, PeopleRefusal>> =>
      change<PeopleRefusal>(number, behalf, (order) => {
        const judged = personChange(order, person, after, dayOf(clock()))
        if (judged.kind === 'refused') return refused({ code: judged.why })
        if (judged.kind === 'nothing') return accepted(null)
        if (judged.kind === 'transfer' || judged.isOtherAge) return refused({ code: 'needs-quote' })
        const before = order.participants[person]
        const people = order.participants.with(person, { ...before, ...after })
        const facts = { person, ...(before && { before }), after }
        return accepted({ sold: { participants: people }, change: { kind: judged.kind, facts } })
      }),
  }
}

type NotChangeable = { readonly code: 'order-unknown' | 'not-confirmed' }
type MaybePromise<Value> = Value | Promise<Value>

interface Changed {
  /** Of the invoice of correction, if one is needed. */
  readonly nth?: number
  readonly sold: Partial<Pick<Order, 'contact' | 'participants'>>
  readonly change: ChangeFacts
}

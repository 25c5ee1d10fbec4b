import { isDeepStrictEqual } from 'node:util'
import { isEmail } from '@wojaz/database'
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

/** `other-owner`: the new name is not a correction but another person. The contract stays with the person who made it. */
export type OwnerRefusal = { readonly code: 'order-unknown' | 'not-confirmed' | 'too-late' | 'other-owner' }

/** Queues, in the given transaction, the email about the change with the new documents. */
export type QueueChanged = (
  client: ClientBase,
  order: Order,
  change: string,
  now: Date,
  about?: ChangedAbout,
) => Promise<unknown>

export interface ChangedAbout {
  /** Another person travels now. Both persons are liable for the price. */
  readonly isHandedOver?: boolean
  /** The name on the invoices was wrong, so they get a correction. */
  readonly correction?: { readonly nth: number; readonly before: Order }
}

/** Changes the data of travellers and of the person who ordered, made by the guest. The previous data stay in the history. */
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
    if (order.state !== 'confirmed' || order.offer.returnDate < dayOf(now)) return after
    await options.queueChanged(client, after, id, now, nth ? { correction: { nth, before: order } } : {})
    return after
  }

  return {
    /**
     * Changes phone and address. A name may only be corrected, and then the invoices get a correction. `behalf`: staff who do it
     * for the guest.
     */
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

    /**
     * The customer's account has another address now: emails about their trips must not go to the old one. A finished trip gets
     * no email.
     */
    async moveContacts(customerId: string, from: string, to: string): Promise<void> {
      await store.change(async (client) => {
        const { rows } = await client.query<{ number: string }>(
          `select number from booking.orders where customer_id = $1 and whole_until is null
             and ${isEmail(`(sold -> 'contact' ->> 'email')`, '$2')} order by number`,
          [customerId, from],
        )
        for (const { number } of rows) {
          const order = (await lockOrder(client, number)) as Order
          const contact = { ...order.contact, email: to }
          const facts = { before: order.contact, after: contact }
          await write(client, order, { sold: { contact }, change: { kind: 'contact', facts } }, null)
        }
      })
      options.onEmails?.()
    },

    /**
     * Corrects the data of one traveller, given by their place in the party. Another person or another age needs a price first:
     * `quoteChange`.
     */
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
  /** Number of the invoice of correction, if one is needed. */
  readonly nth?: number
  readonly sold: Partial<Pick<Order, 'contact' | 'participants'>>
  readonly change: ChangeFacts
}

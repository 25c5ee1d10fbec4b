import { randomUUID } from 'node:crypto'
import { documentSeal, type PollingLoop, type SealKey, startPolling } from '@wojaz/database'
import type { DocumentWish, TravelDocument } from '@wojaz/mail'
import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase, Pool } from 'pg'
import type { BookingLog } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { findOrder, lockOrder } from '../orders/order-rows.ts'
import type { Participant } from '../participant.ts'
import { openStore } from '../store.ts'
import { type ToldDocument, takenAlong } from './document-ids.ts'
import { givenUntil } from './document-need.ts'
import {
  documentsOfCart,
  documentsOfOrders,
  dropDocuments,
  saveDocument,
  sealDocumentsAnew,
} from './document-rows.ts'
import type { Wishes } from './wishes.ts'

export interface TravellerDataOptions {
  readonly pool: Pool
  readonly clock: () => Date
  readonly log: Pick<BookingLog, 'warn'>
  /** Keys for documents: the first one encrypts, all of them decrypt. */
  readonly documentKeys: readonly SealKey[]
}

export type TravellerDataRefusal = {
  readonly code: 'order-unknown' | 'not-confirmed' | 'person-unknown' | 'too-late' | 'number-missing'
}

/** By order, then by traveller. Travellers without a document are left out. */
export type DocumentsOfOrders = ReadonlyMap<string, ReadonlyMap<number, TravelDocument>>

export type TravellerData = ReturnType<typeof openTravellerData>

const anewEveryMs = 3_600_000
const anewAtOnce = 500

/**
 * Stores encrypted documents of travellers, and their wishes. Full document numbers are only for lists of the office, never for a
 * browser.
 */
export function openTravellerData({ pool, clock, log, documentKeys }: TravellerDataOptions) {
  const store = openStore(pool)
  const seal = documentSeal(documentKeys)
  const running: PollingLoop[] = []
  const sealAnew = () => store.change((client) => sealDocumentsAnew(client, seal, anewAtOnce))

  /** Changes a confirmed trip while there is time. */
  function change(
    number: string,
    write: (
      client: ClientBase,
      order: Order & { readonly cartId: string },
    ) => Promise<TravellerDataRefusal | null>,
  ): Promise<Outcome<null, TravellerDataRefusal>> {
    return store.decide<null, TravellerDataRefusal>(async (client) => {
      const order = await lockOrder(client, number)
      if (!order) return refused({ code: 'order-unknown' })
      if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' })
      if (dayOf(clock()) > givenUntil(order)) return refused({ code: 'too-late' })
      const { rows } = await client.query<{ cartId: string }>(
        'select cart_id as "cartId" from booking.orders where number = $1',
        [number],
      )
      const why = await write(client, { ...order, cartId: rows[0]?.cartId ?? '' })
      return why ? refused(why) : accepted(null)
    })
  }

  return {
    /** Returns full documents, for passenger lists. */
    documentsOf: (numbers: readonly string[]): Promise<DocumentsOfOrders> =>
      numbers.length === 0
        ? Promise.resolve(new Map())
        : store.read((client) => documentsOfOrders(client, seal, numbers)),

    /** Returns full documents by their ids. */
    documentsOfCart: (cartId: string): Promise<ReadonlyMap<string, TravelDocument>> =>
      store.read((client) => documentsOfCart(client, seal, cartId)),

    /**
     * Called after the travellers were saved with ids from `withDocumentIds`. Stores the given documents and deletes the others.
     */
    async keepForCart(
      cartId: string,
      travellers: readonly Participant[],
      told: readonly ToldDocument[],
    ): Promise<void> {
      await store.change(async (client) => {
        const known = await documentsOfCart(client, seal, cartId)
        for (const [person, { documentId: id }] of travellers.entries()) {
          const document = id && whole(told[person], known.get(id))
          if (id && document) await saveDocument(client, seal, { id, cartId, document }, clock())
        }
        await dropDocuments(client, cartId, {
          except: travellers.flatMap(({ documentId }) => documentId ?? []),
        })
      })
    },

    /** Copies documents of an order into the open cart of the same trip. Each is encrypted again for its traveller there. */
    async takeAlong(number: string, cartId: string): Promise<void> {
      await store.change(async (client) => {
        const order = await findOrder(client, number)
        const { rows } = await client.query<{ participants: readonly Participant[] }>(
          `select participants from booking.carts where id = $1 and state = 'open' for update`,
          [cartId],
        )
        const documents = (await documentsOfOrders(client, seal, [number])).get(number)
        const people = rows[0]?.participants
        if (!order || !people || !documents) return
        const taken = takenAlong(people, order.participants, documents, order.offer.returnDate)
        const named = people.map((one, person) =>
          taken.has(person) ? { ...one, documentId: randomUUID() } : one,
        )
        for (const [person, document] of taken) {
          const id = named[person]?.documentId
          if (id) await saveDocument(client, seal, { id, cartId, document }, clock())
        }
        await client.query('update booking.carts set participants = $2 where id = $1', [
          cartId,
          JSON.stringify(named),
        ])
      })
    },

    /** Saves one traveller's document; null deletes it. A number of null keeps the stored number. */
    saveDocument: (number: string, person: number, wish: DocumentWish | null) =>
      change(number, async (client, { cartId, participants }) => {
        const traveller = participants[person]
        if (!traveller) return { code: 'person-unknown' }
        const { documentId: before, ...one } = traveller
        const id = before ?? randomUUID()
        const document = whole(wish, (await documentsOfCart(client, seal, cartId)).get(id))
        if (wish && !document) return { code: 'number-missing' }
        if (document) await saveDocument(client, seal, { id, cartId, document }, clock())
        const people = participants.with(person, document ? { ...one, documentId: id } : one)
        await client.query(
          `update booking.orders set sold = jsonb_set(sold, '{participants}', $2) where number = $1`,
          [number, JSON.stringify(people)],
        )
        const except = people.flatMap(({ documentId }) => documentId ?? [])
        await dropDocuments(client, cartId, { except })
        return null
      }),

    saveWishes: (number: string, wishes: Wishes | null) =>
      change(number, async (client) => {
        await client.query(
          `update booking.orders set sold = case when $2::jsonb is null then sold - 'wishes' else sold || jsonb_build_object('wishes', $2::jsonb) end
           where number = $1`,
          [number, wishes],
        )
        return null
      }),

    sealAnew,
    start() {
      const failed = (err: unknown) => log.warn({ err }, 'documents could not be sealed anew')
      running.push(startPolling(sealAnew, anewEveryMs, failed))
    },
    async close() {
      await Promise.all(running.splice(0).map((loop) => loop.stop()))
    },
  }
}

/** Returns the document with the stored number if none was typed; null: there is no number. */
function whole(told: ToldDocument, known: TravelDocument | undefined): TravelDocument | null {
  const number = told?.number ?? known?.number
  return told && number ? { ...told, number } : null
}

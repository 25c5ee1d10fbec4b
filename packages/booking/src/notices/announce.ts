import { randomUUID } from 'node:crypto'
import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { findOrder, lockOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import { cabinsFrom } from '../upsells/read-cabins.ts'
import { draftNotice } from './draft-notice.ts'
import { leaveFree } from './leave-free.ts'
import type { Announcement, NoticeSubstitute, OrderNotice, TripChange } from './notice.ts'
import {
  type AnnouncementRow,
  announcementsToSpread,
  endAnnouncement,
  endOpenNotices,
  insertNotice,
  newerAnnouncements,
  ordersConcerned,
  wasTold,
  writeChange,
} from './notice-rows.ts'
import { mayCallOff } from './notice-rules.ts'
import { type AnnounceRefusal, sayAnnouncement } from './say-announcement.ts'
import { stayIn } from './stay-in.ts'
import { stillSaid } from './still-said.ts'
import { substituteFor } from './substitute.ts'

/** Queues, in the given transaction, the email about a notice. */
export type QueueNotice = (
  client: ClientBase,
  order: Order,
  email: { readonly notice: OrderNotice; readonly about: 'made' | 'reminder' | 'accepted' },
  now: Date,
) => Promise<unknown>

export interface Announced {
  readonly id: string
  /** How many guests were told by this call. */
  readonly told: number
}

/** Announces a change by the organiser. Every guest concerned is told once, however often and on however many nodes this runs. */
export function announcing(
  options: BookingOptions,
  store: Store,
  callOff: (number: string) => Promise<unknown>,
) {
  const { clock, offers } = options

  async function tell(client: ClientBase, number: string, said: AnnouncementRow): Promise<boolean> {
    const order = await lockOrder(client, number)
    // Another node was faster and has already told this guest.
    if (!order || (await wasTold(client, said.id, number))) return false
    const now = clock()
    const facts = stillSaid(said.facts, await newerAnnouncements(client, said), order.offer)
    const meant = facts && draftNotice(order, facts, now)
    if (!meant) return false
    const change = await asTheHotelCallsIt(order, meant.change)
    const { kind } = change
    if (change.kind === 'cancellation' && !mayCallOff(change.reason, order.offer, dayOf(now))) return false
    const substitute = meant.answerBy && (await insteadOf(client, order, facts, now))
    const isOver = kind === 'cancellation' && !substitute
    const draft = { ...meant, change, answerBy: isOver ? null : meant.answerBy }
    await endOpenNotices(client, number, { state: 'replaced', kind, now })
    // A trip that is called off has no other open questions.
    if (kind === 'cancellation') await endOpenNotices(client, number, { state: 'closed', now })
    const notice = await insertNotice(client, { announcement: said.id, number, draft, substitute, now })
    if (isOver) {
      await leaveFree(options, client, order, { why: 'called-off', now })
      return true
    }
    if (draft.answerBy === null) await writeChange(client, notice, order, draft.change)
    const after = (await findOrder(client, number)) as Order
    const written = after.notices.find((one) => one.id === notice) as OrderNotice
    await options.queueNotice(client, after, { notice: written, about: 'made' }, now)
    return true
  }

  async function asTheHotelCallsIt(order: Order, change: TripChange): Promise<TripChange> {
    if (change.kind !== 'hotel') return change
    const stay = await stayIn(offers, order, change.after.hotelCode, change.room)
    return stay ? { ...change, after: { ...change.after, ...stay } } : change
  }

  async function insteadOf(
    client: ClientBase,
    order: Order,
    facts: Announcement,
    now: Date,
  ): Promise<NoticeSubstitute | null> {
    const wish = facts.substitute
    return wish ? substituteFor(offers, cabinsFrom(client), order, wish, dayOf(now)) : null
  }

  async function spread(said: AnnouncementRow): Promise<number> {
    let told = 0
    const concerned = await store.read((client) => ordersConcerned(client, said))
    for (const { number, isPending } of concerned) {
      if (isPending) continue
      if (said.facts.kind === 'cancellation') await callOff(number)
      if (await store.change((client) => tell(client, number, said))) told++
    }
    // Guests who are paying at this moment are told after the payment.
    if (!concerned.some(({ isPending }) => isPending))
      await store.read((client) => endAnnouncement(client, said.id, clock()))
    if (told > 0) options.onEmails?.()
    return told
  }

  return {
    /** Returns the substitute that each of these orders would be offered, with its price; null: none. Writes nothing. */
    substitutesOf: (
      facts: Announcement,
      numbers: readonly string[],
    ): Promise<ReadonlyMap<string, NoticeSubstitute | null>> =>
      store.read(async (client) => {
        const found = new Map<string, NoticeSubstitute | null>()
        for (const number of numbers) {
          const order = await findOrder(client, number)
          const isAsked = order && draftNotice(order, facts, clock())?.answerBy
          found.set(number, isAsked ? await insteadOf(client, order, facts, clock()) : null)
        }
        return found
      }),

    /** Idempotent by id: a second call continues where the first one stopped. */
    async announceChange(
      facts: Announcement,
      { by, id = randomUUID() }: { readonly by: string; readonly id?: string },
    ): Promise<Outcome<Announced, AnnounceRefusal>> {
      const said = await store.decide<AnnouncementRow, AnnounceRefusal>((client) =>
        sayAnnouncement(client, { id, facts, by, now: clock() }),
      )
      return said.ok ? accepted({ id, told: await spread(said.value) }) : said
    },

    /** Continues announcements that have not reached everybody. Returns how many guests were told. */
    async spreadAnnouncements(): Promise<number> {
      let told = 0
      for (const said of await store.read(announcementsToSpread)) told += await spread(said)
      return told
    },
  }
}

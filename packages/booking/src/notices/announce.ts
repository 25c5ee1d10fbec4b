import { randomUUID } from 'node:crypto'
import { dayOf, isIsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { findOrder, lockOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import { draftNotice } from './draft-notice.ts'
import { leaveFree } from './leave-free.ts'
import type { Announcement, OrderNotice } from './notice.ts'
import {
  type AnnouncementRow,
  announcementsToSpread,
  endAnnouncement,
  endOpenNotices,
  insertAnnouncement,
  insertNotice,
  ordersConcerned,
  writeChange,
  writeHours,
} from './notice-rows.ts'
import { mayCallOff } from './notice-rules.ts'

/** Writes the letter about a notice, in the transaction that it is given. */
export type QueueNotice = (
  client: ClientBase,
  order: Order,
  letter: { readonly notice: OrderNotice; readonly about: 'made' | 'reminder' | 'accepted' },
  now: Date,
) => Promise<unknown>

export type AnnounceRefusal =
  /** No hours of the clock, no day of the calendar, nothing to say. */
  | { readonly code: 'unreadable' }
  | { readonly code: 'nobody-concerned' }
  /** The law lets these trips be called off no more for want of people. */
  | { readonly code: 'too-late'; readonly numbers: readonly string[] }

export interface Announced {
  readonly id: string
  /** How many guests were told now. */
  readonly told: number
}

/** The organiser changes something: everybody concerned is told, once, however often and on however many nodes it is spread. */
export function announcing(
  options: BookingOptions,
  store: Store,
  callOff: (number: string) => Promise<unknown>,
) {
  const { clock } = options

  async function tell(client: ClientBase, number: string, { id, facts }: AnnouncementRow): Promise<boolean> {
    const order = await lockOrder(client, number)
    const now = clock()
    const draft = order && draftNotice(order, facts, now)
    if (!order || !draft) return false
    const { kind } = draft.change
    if (kind === 'cancellation' && !mayCallOff(draft.change.reason, order.offer, dayOf(now))) return false
    await endOpenNotices(client, number, { state: 'replaced', kind, now })
    const notice = await insertNotice(client, { announcement: id, number, draft, now })
    if (notice === null) return false
    if (kind === 'cancellation') {
      await leaveFree(options, client, order, { why: 'called-off', now })
      return true
    }
    if (draft.answerBy === null) await writeChange(client, notice, order, draft.change)
    const after = (await findOrder(client, number)) as Order
    const written = after.notices.find((one) => one.id === notice) as OrderNotice
    await options.queueNotice(client, after, { notice: written, about: 'made' }, now)
    return true
  }

  async function spread(said: AnnouncementRow): Promise<number> {
    let told = 0
    const concerned = await store.read((client) => ordersConcerned(client, said))
    for (const { number, isPending } of concerned) {
      if (isPending) continue
      if (said.facts.kind === 'cancellation') await callOff(number)
      if (await store.change((client) => tell(client, number, said))) told++
    }
    // Who is at the bank at this moment is told once they have paid.
    if (!concerned.some(({ isPending }) => isPending))
      await store.read((client) => endAnnouncement(client, said.id, clock()))
    if (told > 0) options.onLetters?.()
    return told
  }

  /** Orders that would be told, as they are. */
  async function concernedBy(said: AnnouncementRow): Promise<readonly Order[]> {
    return store.read(async (client) => {
      const found: Order[] = []
      for (const { number } of await ordersConcerned(client, said)) {
        const order = await findOrder(client, number)
        if (order && draftNotice(order, said.facts, clock())) found.push(order)
      }
      return found
    })
  }

  return {
    /** Said again under the same name, it goes on where it stopped. */
    async announceChange(
      facts: Announcement,
      { by, id = randomUUID() }: { readonly by: string; readonly id?: string },
    ): Promise<Outcome<Announced, AnnounceRefusal>> {
      if (!isReadable(facts)) return refused({ code: 'unreadable' })
      const concerned = await concernedBy({ id, facts })
      if (concerned.length === 0) return refused({ code: 'nobody-concerned' })
      if (facts.kind === 'cancellation') {
        const late = concerned.filter(({ offer }) => !mayCallOff(facts.reason, offer, dayOf(clock())))
        if (late.length > 0) return refused({ code: 'too-late', numbers: late.map(({ number }) => number) })
      }
      await store.change(async (client) => {
        await insertAnnouncement(client, { id, facts, by, now: clock() })
        await writeHours(client, facts)
      })
      return accepted({ id, told: await spread({ id, facts }) })
    },

    /** What was said and has not reached everybody yet. Answers with how many were told. */
    async spreadAnnouncements(): Promise<number> {
      let told = 0
      for (const said of await store.read(announcementsToSpread)) told += await spread(said)
      return told
    },
  }
}

const hour = /^([01]\d|2[0-3]):[0-5]\d$/

function isReadable(said: Announcement): boolean {
  if (said.kind === 'flight-hours')
    return (
      said.flights.length > 0 &&
      said.flights.every(
        ({ departureTime, arrivalTime, date }) =>
          hour.test(departureTime) && hour.test(arrivalTime) && (date === undefined || isIsoDay(date)),
      )
    )
  return 'flightId' in said.trips || (isIsoDay(said.trips.from) && isIsoDay(said.trips.until))
}

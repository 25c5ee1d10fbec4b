import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { ChangeTerms } from '../after-sale/change-terms.ts'
import { becomeTrip } from '../after-sale/write-trip.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { FreeLeaving, Order } from '../order.ts'
import { findOrder, lockOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import { cabinsFrom } from '../upsells/read-cabins.ts'
import { leaveFree } from './leave-free.ts'
import type { OrderNotice } from './notice.ts'
import {
  endNotice,
  endOpenNotices,
  findOrderBefore,
  noticesToFollow,
  takeStep,
  writeChange,
} from './notice-rows.ts'
import { reminderTimes } from './notice-rules.ts'
import { substituteTerms } from './substitute.ts'

/**
 * `notice-over`: it was answered differently, its deadline has passed, or a newer notice replaced it. For a substitute:
 * `not-offered` means there is none for this party, `sold-out` that others bought it first. In both cases the notice stays open.
 */
export type NoticeRefusal = {
  readonly code: 'order-unknown' | 'notice-unknown' | 'notice-over' | 'not-offered' | 'sold-out'
}

export type NoticeAnswer = 'accepted' | 'left' | 'substituted'

/** Guests answer until the deadline. Without an answer the trip ends and everything is refunded. */
export function noticeAnswering(
  options: BookingOptions,
  store: Store,
  callOff: (number: string) => Promise<unknown>,
) {
  const { clock } = options

  /** Takes one step of a notice whose time has come. Returns whether something was done. */
  async function follow(number: string, id: string): Promise<boolean> {
    const isOver = await store.read(async (client) => isPast(await findOrder(client, number), id, clock()))
    // The bank's answer does not matter: money that arrives anyway is refunded automatically.
    if (isOver) await callOff(number)
    return store.change(async (client) => {
      const order = await lockOrder(client, number, 'skip locked')
      const notice = order?.notices.find((one) => one.id === id)
      if (!order || notice?.state !== 'open' || !notice.answerBy) return false
      const now = clock()
      if (order.state !== 'confirmed') {
        await endOpenNotices(client, number, { state: 'closed', now })
        return true
      }
      if (now < notice.answerBy) {
        const next = reminderTimes(notice.madeAt, notice.answerBy).find((moment) => moment > now)
        if (!(await takeStep(client, id, { now, next: next ?? notice.answerBy }))) return false
        await options.queueNotice(client, order, { notice, about: 'reminder' }, now)
        return true
      }
      await endNotice(client, id, { state: 'lapsed', by: 'deadline', now })
      await leaveFree(options, client, order, { ...leavingOf(notice, 'silence'), now })
      return true
    })
  }

  /** Changes the trip to the substitute: places, money and email in one transaction. */
  async function takeSubstitute(
    client: ClientBase,
    order: Order,
    notice: OrderNotice,
    now: Date,
  ): Promise<Outcome<Order, NoticeRefusal>> {
    const terms = await substituteTerms(cabinsFrom(client), order, notice, dayOf(now))
    if (!terms) return refused({ code: 'not-offered' })
    await endNotice(client, notice.id, { state: 'substituted', by: 'guest', now })
    const after = await becomeTrip(options, client, order, terms, now)
    return after ? accepted(after) : refused({ code: 'sold-out' })
  }

  async function asksStill(client: ClientBase, number: string, id: string): Promise<boolean> {
    const order = await findOrder(client, number)
    const notice = order?.notices.find((one) => one.id === id)
    return order !== null && notice !== undefined && isOpen(order, notice, clock())
  }

  return {
    /** Returns what taking the substitute would cost now, or null when there is none any more. */
    noticeSubstitute: (number: string, id: string): Promise<ChangeTerms | null> =>
      store.read(async (client) => {
        const order = await findOrder(client, number)
        const notice = order?.notices.find((one) => one.id === id)
        if (!order || !notice || !isOpen(order, notice, clock())) return null
        return substituteTerms(cabinsFrom(client), order, notice, dayOf(clock()))
      }),

    /** Idempotent: a repeated answer has no further effect. */
    async answerNotice(
      number: string,
      id: string,
      answer: NoticeAnswer,
    ): Promise<Outcome<Order, NoticeRefusal>> {
      // Only while the notice is open: an answer that comes too late stops no payment.
      if (answer !== 'accepted' && (await store.read((client) => asksStill(client, number, id))))
        await callOff(number)
      const outcome = await store.decide<Order, NoticeRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        if (!order) return refused({ code: 'order-unknown' })
        const notice = order.notices.find((one) => one.id === id)
        if (!notice) return refused({ code: 'notice-unknown' })
        if (notice.state === answer) return accepted(order)
        const now = clock()
        if (!isOpen(order, notice, now)) return refused({ code: 'notice-over' })
        // A trip that is called off cannot be accepted.
        if (answer === 'accepted' && notice.change.kind === 'cancellation')
          return refused({ code: 'not-offered' })
        if (answer === 'substituted') return takeSubstitute(client, order, notice, now)
        await endNotice(client, id, { state: answer, by: 'guest', now })
        if (answer === 'left')
          return accepted(await leaveFree(options, client, order, { ...leavingOf(notice, 'changed'), now }))
        await writeChange(client, id, order, notice.change)
        const after = (await findOrder(client, number)) as Order
        const answered = after.notices.find((one) => one.id === id) as OrderNotice
        await options.queueNotice(client, after, { notice: answered, about: 'accepted' }, now)
        return accepted(after)
      })
      if (outcome.ok) options.onEmails?.()
      return outcome
    },

    /** Sends reminders and applies deadlines. Returns the number of steps. */
    async followNotices(): Promise<number> {
      let steps = 0
      for (const { number, id } of await store.read((client) => noticesToFollow(client, clock())))
        if (await follow(number, id)) steps++
      if (steps > 0) options.onEmails?.()
      return steps
    },

    /** Returns the order before a change, for its old documents; null: there is no such change. */
    orderBefore: (number: string, noticeId: string) =>
      store.read((client) => findOrderBefore(client, number, noticeId)),
  }
}

function isOpen({ state }: Order, notice: OrderNotice, now: Date): boolean {
  return state === 'confirmed' && notice.state === 'open' && notice.answerBy !== null && now < notice.answerBy
}

/** A trip that was called off ended on the day of the notice, even if the guest declines the substitute much later. */
function leavingOf({ change, madeAt }: OrderNotice, why: FreeLeaving) {
  return change.kind === 'cancellation' ? { why: 'called-off' as const, since: dayOf(madeAt) } : { why }
}

function isPast(order: Order | null, id: string, now: Date): boolean {
  const notice = order?.notices.find((one) => one.id === id)
  return notice?.state === 'open' && notice.answerBy !== null && notice.answerBy <= now
}

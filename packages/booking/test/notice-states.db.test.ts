import { proofSample } from '@wojaz/database/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noticeStates } from '../src/states/booking-states.ts'
import { mayBecome } from '../src/states/state-table.ts'
import { backOf, hotelBeside, noticesIn } from './notices-in.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
const { askedTrip, paidTrip, stock } = noticesIn(() => shop)

beforeAll(async () => {
  shop = await openPayingShop()
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

test('the database refuses every step that the table of states does not have', async () => {
  const states = Object.keys(noticeStates) as (keyof typeof noticeStates)[]
  const { number } = await paidTrip()
  const announcement = '00000000-0000-4000-8000-000000000001'
  await shop.rows(
    `insert into booking.announcements values ($1, '{}', 'test', now(), now()) on conflict do nothing`,
    [announcement],
  )
  for (const from of states)
    for (const to of states.filter((state) => state !== from)) {
      await shop.rows('delete from booking.notices where announcement_id = $1', [announcement])
      await shop.rows(
        `insert into booking.notices (id, announcement_id, order_number, state, change, is_significant, made_at, answer_by,
           ended_by, ended_at, next_step_at)
         values (gen_random_uuid(), $1, $2, $3, '{"kind":"hotel"}', true, now(), now(), 'shop', now(), now())`,
        [announcement, number, from],
      )
      const step = shop.rows(
        'update booking.notices set state = $2 where announcement_id = $1 returning state',
        [announcement, to],
      )
      if (mayBecome(noticeStates, from, to)) expect(await step).toEqual([{ state: to }])
      else await expect(step).rejects.toThrow('may not become')
    }
  await shop.rows('delete from booking.notices where announcement_id = $1', [announcement])
})

test('whatever comes together, answers, deadline, calling off and money, ends in one state, and what was paid is kept or goes back', async () => {
  const steps = ['accept', 'leave', 'substitute', 'deadline', 'cancel', 'pay'] as const
  const { wish } = await hotelBeside(shop)
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...steps], { minLength: 2 }),
      fc.boolean(),
      async (chosen, isPast) => {
        const { number, notice } = await askedTrip('deposit', wish)
        const payment = await shop.begin(number, { ...blik, variant: 'deposit' })
        const ahead = isPast ? (notice.answerBy?.getTime() ?? 0) - shop.clock().getTime() : 0
        shop.moveClock(ahead)
        const doing = {
          accept: () => shop.booking.answerNotice(number, notice.id, 'accepted'),
          leave: () => shop.booking.answerNotice(number, notice.id, 'left'),
          substitute: () => shop.booking.answerNotice(number, notice.id, 'substituted'),
          deadline: () => shop.booking.followNotices(),
          cancel: async () => {
            const quote = await shop.booking.quoteCancel(number)
            if (quote.ok) await shop.booking.confirmCancel(number, quote.value.id)
          },
          pay: () => shop.tell(shop.bank.pays(payment)),
        }
        await Promise.all(chosen.map((step) => doing[step]()))
        await shop.booking.followNotices()
        shop.moveClock(-ahead)
        const order = await shop.orderOf(number)
        const came = backOf(order.payments.filter(({ completedAt }) => completedAt !== null))
        const state = order.notices.at(-1)?.state
        if (order.state === 'confirmed') {
          expect(['open', 'accepted', 'substituted']).toContain(state)
          if (state !== 'substituted') expect(order.refunds).toEqual([])
          expect(order.paid + backOf(order.refunds)).toBe(came)
          expect(await stock(number)).not.toEqual([])
        } else {
          expect(order.state).toBe('cancelled')
          // A guest who had accepted before leaves for the usual fee.
          const isFree = order.cancellation?.why !== undefined
          expect(isFree ? ['left', 'lapsed'] : ['accepted', 'substituted']).toContain(state)
          expect(backOf(order.refunds) + (order.cancellation?.fee ?? 0)).toBe(came)
          if (isFree) expect(order.cancellation?.fee).toBe(0)
          expect(await stock(number)).toEqual([])
        }
      },
    ),
    { numRuns: proofSample({ full: 60, fewer: 16 }), seed: 24, endOnFailure: true },
  )
})

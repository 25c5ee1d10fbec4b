import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { backOf, hotelBeside, noticesIn } from './notices-in.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
const { askedTrip, stock } = noticesIn(() => shop)

beforeAll(async () => {
  shop = await openPayingShop()
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

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
    { numRuns: 60, seed: 24, endOnFailure: true },
  )
}, 120_000)

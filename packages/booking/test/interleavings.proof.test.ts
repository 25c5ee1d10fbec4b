import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGateways } from '../src/gateway/gateways.ts'
import type { Booking } from '../src/open-booking.ts'
import { type ChangingShop, openChangingShop } from './changing-shop.ts'
import { openFakeBank } from './fake-bank.ts'
import { byBank } from './paying-shop.ts'
import { asks, ewa, gift, jan, ola } from './staff-hands.ts'

const runs = 200
const minute = 60_000
const parking = { type: 'PARKING', code: 'PARKING_OPEN', person: null } as const

let shop: ChangingShop
let booking: Booking
/** A bank whose payments must be verified and cannot be cancelled. */
const verifying = openFakeBank('verifying')

beforeAll(async () => {
  shop = await openChangingShop()
  booking = shop.also({ gateways: openGateways([shop.bank.gateway, verifying.gateway]) })
})
beforeEach(() => {
  verifying.mood.cannotCancel = true
})
afterAll(() => shop.close())

const banks = () => [shop.bank, verifying]
/** The banks' records of an order's attempts. */
const attempts = (ids: readonly string[]) =>
  banks().flatMap((bank) =>
    [...bank.payments.values()]
      .filter(({ paymentId }) => ids.includes(paymentId))
      .map((word) => ({ bank, word })),
  )

async function begin(number: string, gateway: string): Promise<void> {
  shop.moveClock(1)
  await booking.startPayment(number, { ...byBank, gateway, variant: 'deposit' })
}

const idsOf = async (number: string) => (await shop.orderOf(number)).payments.map(({ id }) => id)

/** All steps that may happen to an order, in any order and concurrently. */
const steps = {
  pay: (number: string) => begin(number, 'document'),
  payAtTheOther: (number: string) => begin(number, 'verifying'),
  /** The guest pays on the bank's page, and no webhook is sent. */
  async moneyComes(number: string) {
    for (const { bank, word } of attempts(await idsOf(number)))
      if (word.status === 'pending' || word.status === 'new')
        bank.becomes(word.paymentId, bank === verifying ? 'arrived' : 'completed')
  },
  async webhooks(number: string) {
    for (const { bank, word } of attempts(await idsOf(number)))
      if (word.status !== 'pending') await booking.notified(bank.gateway.name, bank.notification(word))
  },
  cancel: (number: string) => booking.cancelOrder(number),
  async callOff(number: string) {
    const quote = await booking.quoteCancel(number)
    if (quote.ok) await booking.confirmCancel(number, quote.value.id)
  },
  /** Staff cancel the trip and waive a part of the fee. */
  async staffCallOff(number: string) {
    const quote = await booking.quoteCancelFor(number, asks(gift(100_00)))
    if (quote.ok) await booking.confirmCancelFor(number, quote.value.id, ola)
  },
  async staffGive(number: string) {
    const quote = await booking.quoteRefundFor(number, { by: '01', goodwill: gift(30_00) })
    if (quote.ok) await booking.confirmRefundFor(number, quote.value.id, ola)
  },
  async twoOfTheStaff(number: string) {
    const quote = await booking.quoteRefundFor(number, { by: '01', goodwill: gift(510_00) })
    if (!quote.ok) return
    const { id } = quote.value
    await booking.propose(number, { kind: 'refund', quoteId: id }, ola)
    await Promise.all([booking.confirmProposal(id, jan), booking.confirmProposal(id, ewa)])
  },
  /** Changes to the cheaper week and back: money is refunded, or more is due. */
  async change(number: string) {
    const { offer } = await shop.orderOf(number)
    const { offerCode } = offer.offerCode === shop.trip.offerCode ? shop.cheaper : shop.trip
    const quote = await booking.quoteChange(number, { offerCode })
    if (quote.ok) await booking.confirmChange(number, quote.value.id)
  },
  /** Adds or returns parking. */
  async upsells(number: string) {
    const { upsells } = await shop.orderOf(number)
    const others = upsells.filter(({ code }) => code !== parking.code)
    const wanted = others.length < upsells.length ? others : [...upsells, parking]
    const quote = await booking.quoteUpsells(number, { upsells: wanted, seats: null })
    if (quote.ok) await booking.confirmUpsells(number, quote.value.id, 'later')
  },
  /** A correction of a name, or a handover to another person at its cost. */
  async people(number: string) {
    const { participants, offer } = await shop.orderOf(number)
    const [first] = participants
    if (!first) return
    await booking.changeParticipant(number, 0, { ...first, lastName: `${first.lastName}a`.slice(0, 12) })
    const after = {
      ...first,
      firstName: first.firstName === 'Ewa' ? 'Katarzyna' : 'Ewa',
      lastName: 'Nowacka',
    }
    const quote = await booking.quoteChange(number, {
      offerCode: offer.offerCode,
      handOver: { person: 0, after },
    })
    if (quote.ok) await booking.confirmChange(number, quote.value.id)
  },
  async expiry() {
    shop.moveClock(31 * minute)
    await booking.expireHolds()
  },
  reconcile: () => booking.reconcile(),
  async bankAway() {
    shop.bank.mood.isAway = !shop.bank.mood.isAway
  },
  async refundsLate() {
    for (const { mood } of banks()) mood.refundsLater = !mood.refundsLater
  },
} satisfies Record<string, (number: string) => Promise<unknown>>

/** The banks answer, time passes, and everything that is still open is queried. */
async function settleAll(number: string): Promise<void> {
  for (const { mood } of banks()) Object.assign(mood, { isAway: false, refundsLater: false })
  // The first bank ends what was not paid in time; the other one reports nothing.
  for (const { bank, word } of attempts(await idsOf(number)))
    if (word.status === 'pending') bank.becomes(word.paymentId, bank === verifying ? 'new' : 'cancelled')
  for (let round = 0; round < 4; round++) {
    shop.moveClock(35 * minute)
    await booking.expireHolds()
    await booking.reconcile()
    await steps.webhooks(number)
  }
}

async function books(number: string) {
  const order = await shop.orderOf(number)
  const ids = order.payments.map(({ id }) => id)
  const came = attempts(ids)
    .filter(({ word }) => word.status === 'completed')
    .reduce((sum, { word }) => sum + word.amount, 0)
  const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  const paidBack = order.refunds.reduce(
    (sum, { id }) => sum + (shop.bank.refunds.get(id) ?? verifying.refunds.get(id) ?? 0),
    0,
  )
  return { order, came, back, paidBack }
}

/** Half of the orders start with a paid deposit, because only a paid trip can be changed. */
const paying = ['pay', 'moneyComes', 'webhooks'] as const

const sequence = fc.array(
  fc.array(fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 2, maxLength: 7 },
)

test(`${runs} random lives of an order: webhooks, changes, upsells, people, cancelling, refunds, the office and deadlines in any order end in one state, with every grosz in its place`, async () => {
  let withMoney = 0
  let changes = 0
  const others = await shop.soldToNobody()
  await fc.assert(
    fc.asyncProperty(sequence, fc.boolean(), async (moments, isPaid) => {
      for (const { mood } of banks()) Object.assign(mood, { isAway: false, refundsLater: false })
      const { number } = await shop.ordered(shop.trip)
      for (const step of isPaid ? paying : []) await steps[step](number)
      for (const atOnce of moments) await Promise.all(atOnce.map((step) => steps[step](number)))
      await settleAll(number)
      const { order, came, back, paidBack } = await books(number)
      if (came > 0) withMoney++
      changes += (await booking.changesOf(number)).length
      // Every requested refund was paid out once.
      expect(paidBack).toBe(back)
      const kept = order.cancellation ? order.cancellation.fee : order.state === 'confirmed' ? order.paid : 0
      expect({ state: order.state, kept: came - back }).toEqual({ state: order.state, kept })
      expect(order.state).not.toBe('pending')
      expect(order.paid).toBeLessThanOrEqual(order.price.total)
      expect(order.payments.every(({ state }) => !['started', 'waiting', 'refunding'].includes(state))).toBe(
        true,
      )
      // An order has places while it is a trip, and none afterwards.
      const stock = await shop.rows('select from booking.order_stock where order_number = $1', [number])
      expect(stock.length > 0).toBe(order.state === 'confirmed')
      // Settling again changes nothing.
      await settleAll(number)
      expect((await books(number)).order).toEqual(order)
    }),
    { numRuns: runs, seed: 20_261_117 },
  )
  // Otherwise the random runs would not reach the cases that they are about.
  expect(withMoney).toBeGreaterThan(runs / 8)
  expect(changes).toBeGreaterThan(runs / 8)
  // No place was lost or sold twice.
  expect(await shop.soldToNobody()).toBe(others)
}, 240_000)

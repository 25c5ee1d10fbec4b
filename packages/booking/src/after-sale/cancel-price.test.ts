import { addDays, type IsoDay } from '@wojaz/travel/dates'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeOffer, makeOrder } from '../../test/make-order.ts'
import type { OrderPayment } from '../order.ts'
import { cancelPrice } from './cancel-price.ts'
import type { Circumstance } from './circumstances.ts'
import { returnsOf } from './returns.ts'

const departure: IsoDay = '2027-06-30'
const offer = makeOffer({ departureDate: departure })

function payment(id: string, amount: number, day: number): OrderPayment {
  const at = new Date(Date.UTC(2026, 6, day))
  return { id, amount, state: 'completed', method: 'blik', startedAt: at, completedAt: at }
}

function paidOrder(paid: number, flexible = false) {
  const total = 1_000_000
  const base = makeOrder()
  return makeOrder({
    offer,
    paid,
    price: { ...base.price, total },
    payments: [payment('one', paid, 22)],
    upsells: flexible ? [{ type: 'FLEX', code: 'FLEX_CANCEL', person: null }] : [],
  })
}

describe('the scale of the contract', () => {
  test.each([
    [200, 25],
    [30, 25],
    [29, 50],
    [15, 50],
    [14, 75],
    [4, 75],
    [3, 90],
    [0, 90],
  ])('%i days before the departure %i %% of the price are kept', (days, percent) => {
    const price = cancelPrice(paidOrder(1_000_000), addDays(departure, -days))
    expect(price).toMatchObject({ percent, fee: percent * 10_000, refund: 1_000_000 - percent * 10_000 })
  })

  it('once the trip has begun nothing can be called off', () =>
    expect(cancelPrice(paidOrder(1_000_000), addDays(departure, 1))).toBeNull())

  it('who has paid less than the fee pays no more', () =>
    expect(cancelPrice(paidOrder(250_000), addDays(departure, -10))).toMatchObject({
      fee: 250_000,
      refund: 0,
      returns: [],
    }))
})

describe('the upsell that lets one step back', () => {
  it('keeps a tenth until the third day before', () =>
    expect(cancelPrice(paidOrder(1_000_000, true), addDays(departure, -3))).toMatchObject({
      fee: 100_000,
      isFlexible: true,
    }))
  it('is over two days before', () =>
    expect(cancelPrice(paidOrder(1_000_000, true), addDays(departure, -2))).toMatchObject({
      fee: 900_000,
      isFlexible: false,
    }))
})

const back = (payments: readonly OrderPayment[], amount: number) =>
  returnsOf({ payments, refunds: [] }, amount).map((part) => [part.paymentId, part.amount])

it('money goes back in one piece where one payment covers it, by the latest of these', () => {
  const payments = [
    payment('deposit', 900_00, 1),
    payment('second', 2_053_00, 5),
    payment('third', 500_00, 9),
  ]
  expect(back(payments, 400_00)).toEqual([['third', 400_00]])
  expect(back(payments, 700_00)).toEqual([['second', 700_00]])
})

it('otherwise by the largest ones, in as few pieces as can be, and none of them very small', () => {
  const payments = [payment('deposit', 2_053_00, 1), payment('rest', 500_00, 9), payment('last', 300_00, 12)]
  expect(back(payments, 2_500_00)).toEqual([
    ['deposit', 2_053_00],
    ['rest', 447_00],
  ])
  expect(back(payments, 2_053_50)).toEqual([
    ['deposit', 1_953_50],
    ['rest', 100_00],
  ])
})

it('what has gone back by a way before does not go back again', () => {
  const refund = { id: 'r', paymentId: 'rest', reason: 'cancelled' as const, amount: 450_00 }
  const payments = [payment('deposit', 300_00, 1), payment('rest', 500_00, 9)]
  const refunds = [{ ...refund, askedAt: new Date(0), finishedAt: null }]
  expect(returnsOf({ payments, refunds }, 100_00)).toMatchObject([{ paymentId: 'deposit', amount: 100_00 }])
})

it('for any order and any day fee and refund are together what was paid, and each way gives back at most what came', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 0, max: 3_000_000 }),
      fc.integer({ min: -2, max: 400 }),
      fc.boolean(),
      (parts, unpaid, days, flexible) => {
        const paid = parts.reduce((sum, part) => sum + part, 0)
        const order = {
          ...paidOrder(paid, flexible),
          payments: parts.map((amount, index) => payment(String(index), amount, index + 1)),
        }
        const priced = { ...order, price: { ...order.price, total: paid + unpaid } }
        const price = cancelPrice(priced, addDays(departure, -days))
        if (days < 0) return price === null
        if (!price) return false
        const { fee, refund, returns } = price
        const returned = returns.reduce((sum, { amount }) => sum + amount, 0)
        return (
          fee >= 0 &&
          refund >= 0 &&
          fee + refund === paid &&
          returned === refund &&
          (returns.length <= 1 || parts.every((part) => part < refund)) &&
          returns.every(({ paymentId, amount }) => amount > 0 && amount <= (parts[Number(paymentId)] ?? 0))
        )
      },
    ),
    { numRuns: 2_000 },
  )
})

test('when something extraordinary goes on at the place everything goes back, fees of changes too; a begun trip cannot be called off', () => {
  const order = makeOrder()
  const circumstance: Circumstance = {
    id: '1',
    destination: 'GR',
    reason: 'disaster',
    from: '2026-09-20',
    until: '2026-10-05',
  }
  const fee = {
    type: 'CHANGE_FEE',
    code: 'CHANGE_FEE',
    person: null,
    amount: 300_00,
    leastPercent: 50,
  } as const
  const changed = { ...order, price: { ...order.price, lines: [...order.price.lines, fee] } }
  const day = addDays(order.offer.departureDate, -1)
  expect(cancelPrice({ ...changed, circumstance }, day)).toMatchObject({
    fee: 0,
    refund: order.paid,
    percent: 0,
    changeFees: 0,
    circumstance,
  })
  expect(cancelPrice(changed, day)).toMatchObject({ percent: 90 })
  expect(cancelPrice({ ...order, circumstance }, addDays(order.offer.departureDate, 1))).toBeNull()
})

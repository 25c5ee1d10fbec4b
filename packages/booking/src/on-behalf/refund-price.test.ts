import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeOffer, makeOrder } from '../../test/make-order.ts'
import { cancelPrice } from '../after-sale/cancel-price.ts'
import type { OrderPayment } from '../order.ts'
import type { Goodwill } from './goodwill.ts'
import { mostToGive, refundPrice } from './refund-price.ts'

const today = '2027-01-10'
const offer = makeOffer({ departureDate: '2027-06-30' })
const gift = (amount: number): Goodwill => ({ amount, kind: 'gesture', text: 'stały klient' })

function payment(id: string, amount: number): OrderPayment {
  const at = new Date(Date.UTC(2026, 6, 1 + Number(id)))
  return { id, amount, state: 'completed', method: 'blik', startedAt: at, completedAt: at }
}

function paidOrder(parts: readonly number[], unpaid: number) {
  const paid = parts.reduce((sum, part) => sum + part, 0)
  const base = makeOrder()
  const total = paid + unpaid
  return makeOrder({
    offer,
    state: 'confirmed',
    paid,
    refunds: [],
    cancellation: null,
    price: { ...base.price, offer: total, lines: [], upsells: 0, total },
    payments: parts.map((amount, index) => payment(String(index), amount)),
    schedule: [
      { amount: paid, dueBy: '2027-01-01' },
      ...(unpaid > 0 ? [{ amount: unpaid, dueBy: '2027-05-30' }] : []),
    ],
  })
}

describe('money that staff give back', () => {
  it('makes the trip cost as much less, so that nobody owes it', () => {
    const given = refundPrice(paidOrder([900_00], 2_100_00), gift(300_00), today)
    expect(given).toMatchObject({ before: 3_000_00, total: 2_700_00 })
    expect(given?.sold?.schedule).toEqual([
      { amount: 600_00, dueBy: '2027-01-01' },
      { amount: 2_100_00, dueBy: '2027-05-30' },
    ])
  })

  it('never is all of it: whoever gives everything back calls the trip off', () => {
    expect(mostToGive(paidOrder([900_00], 0))).toBe(899_00)
    expect(refundPrice(paidOrder([900_00], 0), gift(899_01), today)).toBeNull()
  })

  it('is what was kept, once the trip was called off', () => {
    const cancellation = { fee: 200_00, refund: 700_00, percent: 25, isFlexible: false, at: new Date(0) }
    const order = { ...paidOrder([900_00], 0), state: 'cancelled' as const, cancellation }
    expect(refundPrice(order, gift(150_00), today)).toMatchObject({
      before: 200_00,
      total: 50_00,
      sold: null,
    })
    expect(refundPrice(order, gift(200_01), today)).toBeNull()
  })

  it.each(['pending', 'expired', 'refunded'] as const)('is nothing of an order that is %s', (state) =>
    expect(mostToGive({ ...paidOrder([900_00], 0), state })).toBe(0),
  )

  it.each([0, -1, 0.5, Number.NaN])('is no %d', (amount) =>
    expect(refundPrice(paidOrder([900_00], 0), gift(amount), today)).toBeNull(),
  )
})

const money = fc.integer({ min: 1, max: 900_000 })

test('for any order and gift: price, schedule and returns are less by the gift, and no way gives back more than came by it', () => {
  fc.assert(
    fc.property(
      fc.array(money, { minLength: 1, maxLength: 4 }),
      fc.nat(900_000),
      money,
      (parts, unpaid, amount) => {
        const order = paidOrder(parts, unpaid)
        const given = refundPrice(order, gift(amount), today)
        if (amount > mostToGive(order)) return given === null
        const scheduled = given?.sold?.schedule.reduce((sum, part) => sum + part.amount, 0)
        const back = given?.returns.reduce((sum, part) => sum + part.amount, 0)
        return (
          given?.total === order.price.total - amount &&
          scheduled === given.total &&
          back === amount &&
          given.returns.every((way) => way.amount <= (parts[Number(way.paymentId)] ?? 0))
        )
      },
    ),
    { numRuns: 2_000 },
  )
})

test('whatever is waived, fee and refund are together what was paid', () => {
  fc.assert(
    fc.property(
      fc.array(money, { minLength: 1, maxLength: 4 }),
      fc.nat(900_000),
      fc.nat(2_000_000),
      (parts, unpaid, amount) => {
        const order = paidOrder(parts, unpaid)
        const asked = cancelPrice(order, today)
        const waived = cancelPrice(order, today, gift(amount))
        if (!asked || !waived) return false
        const back = waived.returns.reduce((sum, part) => sum + part.amount, 0)
        return (
          waived.fee >= 0 &&
          waived.fee + waived.refund === order.paid &&
          back === waived.refund &&
          waived.fee + (waived.goodwill?.amount ?? 0) === asked.fee
        )
      },
    ),
    { numRuns: 2_000 },
  )
})

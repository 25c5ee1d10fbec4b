import { addDays, type IsoDay } from '@wojaz/travel/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeOffer, makeOrder } from '../../test/make-order.ts'
import type { Order, OrderPayment } from '../order.ts'
import { offerUpsells } from '../upsells/offer-upsells.ts'
import { tripFacts } from '../upsells/trip-facts.ts'
import { cancelPrice } from './cancel-price.ts'
import { carriedTrip } from './carried-trip.ts'
import { changePrice } from './change-price.ts'

const departure: IsoDay = '2027-06-30'
const sold = makeOffer({ departureDate: departure, returnDate: '2027-07-07' })
const otherWeek = (total: number) =>
  makeOffer({
    offerCode: 'WAWHER270714',
    departureDate: '2027-07-14',
    returnDate: '2027-07-21',
    quote: { ...sold.quote, total },
  })

/** An order that is fully paid, by payments of these amounts. */
function paidIn(amounts: readonly number[]): Order {
  const base = makeOrder({ offer: sold })
  const paid = amounts.reduce((sum, part) => sum + part, 0)
  const at = new Date('2026-07-22')
  const payments = amounts.map(
    (amount, place): OrderPayment => ({
      id: String(place),
      amount,
      state: 'completed',
      method: 'blik',
      startedAt: at,
      completedAt: at,
    }),
  )
  const price = { ...base.price, offer: paid - base.price.upsells, total: paid }
  return { ...base, paid, payments, price, schedule: [{ amount: paid, dueBy: '2026-07-22' }] }
}

/** The cancellation price after the order was first changed to a week of this price. */
function off(before: Order, day: IsoDay, now: number, later = day) {
  const offer = otherWeek(now)
  const offered = offerUpsells(tripFacts(offer, '2026-07-22'))
  const people = before.participants.map((_, person) => person)
  const change = changePrice(before, carriedTrip(before, offer, people, offered), day)
  if (!change) throw new Error('Too late.')
  const refunds = change.returns.map(({ paymentId, amount }, place) => ({
    id: String(place),
    paymentId,
    amount,
    reason: 'guest-changed' as const,
    askedAt: new Date(0),
    finishedAt: null,
  }))
  const after = { ...before, offer, price: change.price, paid: before.paid - change.refund, refunds }
  const cancel = cancelPrice(after, later)
  if (!cancel) throw new Error('Begun.')
  return { change, cancel, after }
}

const days = fc.integer({ min: 4, max: 330 })
const prices = fc.integer({ min: 100_000, max: 3_000_000 })
const sum = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((all, { amount }) => all + amount, 0)

describe('calling off after a change', () => {
  it('costs no less of the price than on the day of the change, and the fee for the change stays paid', () => {
    const day = addDays(departure, -10)
    const before = paidIn([1_000_000])
    expect(cancelPrice(before, day)?.percent).toBe(75)
    const { change, cancel } = off(before, day, before.price.offer)
    const rest = change.price.total - change.fee
    expect(change.fee).toBeGreaterThan(0)
    expect(cancel).toMatchObject({
      percent: 75,
      changeFees: change.fee,
      fee: change.fee + Math.floor((rest * 75) / 100),
    })
  })

  it('is never cheaper than calling off at once, but for what the other trip costs less', () =>
    fc.assert(
      fc.property(days, prices, (left, now) => {
        const day = addDays(departure, -left)
        const before = paidIn([3_000_000])
        const { change, cancel, after } = off(before, day, now)
        const percent = cancelPrice(before, day)?.percent ?? 0
        const kept = Math.min(before.price.total, before.price.total + change.difference)
        return cancel.fee >= Math.min(after.paid, Math.floor((kept * percent) / 100))
      }),
      { numRuns: 300 },
    ))

  it('of a trip that comes nearer costs what its own days say', () => {
    const early = addDays(departure, -100)
    expect(off(paidIn([1_000_000]), early, 900_000, addDays('2027-07-14', -2)).cancel.percent).toBe(90)
  })

  it('gives back all but the fee, of what was kept by the change', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 100_000, max: 900_000 }), { minLength: 1, maxLength: 4 }),
        prices,
        days,
        (amounts, now, left) => {
          const before = paidIn(amounts)
          const { change, cancel, after } = off(before, addDays(departure, -left), now)
          return (
            cancel.fee + cancel.refund === after.paid &&
            sum(cancel.returns) === cancel.refund &&
            sum(cancel.returns) + change.refund <= before.paid
          )
        },
      ),
      { numRuns: 300 },
    ))
})

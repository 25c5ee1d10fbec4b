import { addDays, type IsoDay } from '@wojaz/travel/dates'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeOffer, makeOrder } from '../../test/make-order.ts'
import { changeFeeType } from '../cart-price.ts'
import type { Order, OrderPayment } from '../order.ts'
import { offerUpsells } from '../upsells/offer-upsells.ts'
import { tripFacts } from '../upsells/trip-facts.ts'
import { cancelPrice } from './cancel-price.ts'
import { type ChangedPerson, carriedTrip } from './carried-trip.ts'
import { changeFee, changePrice } from './change-price.ts'

const departure: IsoDay = '2027-06-30'
const sold = makeOffer({ departureDate: departure, returnDate: '2027-07-07' })
const bought: IsoDay = '2026-07-22'

/** The same hotel on another day, at another price. */
const otherWeek = (total: number) =>
  makeOffer({
    offerCode: 'WAWHER270714',
    departureDate: '2027-07-14',
    returnDate: '2027-07-21',
    quote: { ...sold.quote, total },
  })

function payment(id: string, amount: number, day: number): OrderPayment {
  const at = new Date(Date.UTC(2026, 6, day))
  return { id, amount, state: 'completed', method: 'blik', startedAt: at, completedAt: at }
}

function order(given: Partial<Order> = {}): Order {
  const { price } = makeOrder({ offer: sold })
  const all = { paid: price.total, payments: [payment('one', price.total, 22)] }
  return makeOrder({ offer: sold, schedule: [{ amount: price.total, dueBy: bought }], ...all, ...given })
}

function priced(before: Order, offer: Order['offer'], today: IsoDay, people?: readonly ChangedPerson[]) {
  const everybody = people ?? before.participants.map((_, person) => person)
  const offered = offerUpsells(tripFacts(offer, bought))
  return changePrice(before, carriedTrip(before, offer, everybody, offered), today)
}

const early = addDays(departure, -100)
const total = order().price.total

describe('the fee', () => {
  test.each([
    [100, 100_00],
    [30, 100_00],
    [29, 200_00],
    [15, 200_00],
    [14, 400_00],
    [4, 400_00],
  ])('%i days before the departure a change costs %i grosze for each traveller', (days, perPerson) => {
    const price = priced(order(), otherWeek(sold.quote.total), addDays(departure, -days))
    expect(price).toMatchObject({ fee: 3 * perPerson, feeKind: 'table' })
  })

  it('in the last days nothing can be changed', () =>
    expect(priced(order(), otherWeek(sold.quote.total), addDays(departure, -3))).toBeNull())

  it('is never more than calling the whole trip off, and is said so beforehand', () => {
    const cheap = order({ price: { ...order().price, total: 1_000_00 } })
    const day = addDays(departure, -14)
    const whole = Math.floor((1_000_00 * (cancelPrice(cheap, day)?.percent ?? 0)) / 100)
    expect(whole).toBeLessThan(1_200_00)
    expect(changeFee(cheap, day)).toMatchObject({ amount: whole, perPerson: 400_00 })
    expect(priced(cheap, otherWeek(sold.quote.total), day)?.fee).toBe(whole)
  })

  it('stands in the new price as a line of its own', () => {
    const price = priced(order(), otherWeek(sold.quote.total), early)?.price
    expect(price?.lines.filter(({ type }) => type === changeFeeType)).toMatchObject([{ amount: 300_00 }])
  })

  it('is nothing for whoever has bought one free change, once and until a fortnight before', () => {
    const flexible = order({ upsells: [{ type: 'FLEX', code: 'FLEX_CHANGE', person: null }] })
    const first = priced(flexible, otherWeek(sold.quote.total), addDays(departure, -14))
    expect(first).toMatchObject({ fee: 0, feeKind: 'flexible' })
    expect(priced(flexible, otherWeek(sold.quote.total), addDays(departure, -13))?.fee).toBe(1_200_00)
    if (!first) throw new Error('Too late.')
    const again = priced({ ...flexible, price: first.price }, otherWeek(1), early)
    expect(again).toMatchObject({ fee: 300_00, feeKind: 'table' })
  })
})

describe('the money', () => {
  it('of a dearer trip is due a month before it begins', () => {
    const price = priced(order(), otherWeek(sold.quote.total + 50_000), early)
    expect(price).toMatchObject({ before: total, fee: 30_000, refund: 0, returns: [] })
    expect(price?.schedule.at(-1)).toEqual({
      amount: (price?.price.total ?? 0) - total,
      dueBy: '2027-06-14',
    })
  })

  it('of a cheaper trip goes back the way it came, without the fee', () => {
    const price = priced(order(), otherWeek(sold.quote.total - 100_000), early)
    const back = -(price?.difference ?? 0) - 30_000
    expect(price).toMatchObject({ refund: back, returns: [{ paymentId: 'one', amount: back }] })
  })

  it('of a cheaper trip of which only the deposit is paid makes the rest smaller', () => {
    const deposit = order({
      paid: 299_200,
      payments: [payment('one', 299_200, 22)],
      schedule: [
        { amount: 299_200, dueBy: bought },
        { amount: total - 299_200, dueBy: '2027-05-31' },
      ],
    })
    const price = priced(deposit, otherWeek(sold.quote.total - 100_000), early)
    expect(price?.refund).toBe(0)
    expect(price?.schedule).toEqual([
      { amount: 299_200, dueBy: bought },
      { amount: (price?.price.total ?? 0) - 299_200, dueBy: '2027-06-14' },
    ])
  })
})

describe('upsells', () => {
  it('seats of another plane are lost and cost nothing any more; those of the same plane stay', () => {
    const before = order()
    const flown = {
      ...otherWeek(sold.quote.total),
      departureFlight: sold.departureFlight && { ...sold.departureFlight, flightId: 99 },
    }
    const offered = offerUpsells(tripFacts(sold, bought))
    const everybody = [0, 1, 2]
    const lost = carriedTrip(before, flown, everybody, offered)
    expect(lost.lost.seats.map(({ seat }) => seat)).toEqual(['12A', '12B'])
    expect(lost.lines.some(({ type }) => type === 'SEATS')).toBe(false)
    expect(carriedTrip(before, otherWeek(1), everybody, offered).seats).toEqual(before.seats)
  })

  it('that were added later keep the day on which they were', () => {
    const [line] = order().price.lines
    if (!line) throw new Error('No upsell.')
    const before = order({ price: { ...order().price, lines: [{ ...line, addedOn: '2026-08-01' }] } })
    const { lines } = carriedTrip(before, otherWeek(1), [0, 1, 2], offerUpsells(tripFacts(sold, bought)))
    expect(lines.find(({ code }) => code === line.code)).toMatchObject({ addedOn: '2026-08-01' })
  })

  it('go with the people: what was chosen for somebody who stays at home is left out', () => {
    const before = order()
    const { upsells, participants } = carriedTrip(before, sold, [1, 2], offerUpsells(tripFacts(sold, bought)))
    expect(upsells.some(({ code }) => code === 'LUGGAGE_32')).toBe(false)
    expect(participants.map(({ firstName }) => firstName)).toEqual(['Łukasz', 'Zoé'])
  })
})

const days = fc.integer({ min: 4, max: 330 })
const prices = fc.integer({ min: 100_000, max: 3_000_000 })
const parts = fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 4 })

/** An order paid by payments of these amounts, for a trip that costs `unpaid` more. */
function paidIn(amounts: readonly number[], unpaid: number): Order {
  const paid = amounts.reduce((sum, part) => sum + part, 0)
  const before = order()
  const left = { amount: unpaid, dueBy: '2027-05-31' as const }
  return {
    ...before,
    paid,
    payments: amounts.map((amount, index) => payment(String(index), amount, index + 1)),
    price: { ...before.price, offer: paid + unpaid - before.price.upsells, total: paid + unpaid },
    schedule: [{ amount: paid, dueBy: bought }, ...(unpaid > 0 ? [left] : [])],
  }
}

const sum = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((all, { amount }) => all + amount, 0)

test('for any order and day: the sums add up, the schedule is the new price, and never more goes back than came', () => {
  fc.assert(
    fc.property(
      parts,
      fc.nat(2_000_000),
      prices,
      days,
      fc.boolean(),
      (amounts, unpaid, now, left, leaves) => {
        const before = paidIn(amounts, unpaid)
        const people = leaves ? [0, 1] : undefined
        const price = priced(before, otherWeek(now), addDays(departure, -left), people)
        if (!price) return false
        const { total: after } = price.price
        return (
          price.before + price.difference + price.fee === after &&
          price.fee >= 0 &&
          price.refund === Math.max(0, before.paid - after) &&
          sum(price.returns) === price.refund &&
          price.returns.every(
            ({ paymentId, amount }) => amount > 0 && amount <= (amounts[Number(paymentId)] ?? 0),
          ) &&
          sum(price.schedule) === after &&
          (price.schedule[0]?.amount ?? 0) === before.paid - price.refund
        )
      },
    ),
    { numRuns: 300 },
  )
})

test('whoever stays at home gets back what the trip costs less without them, but the fee of that day', () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 330 }), (now, left) => {
      const before = order()
      const today = addDays(departure, -left)
      const price = priced(before, otherWeek(now), today, [0, 1])
      const percent = cancelPrice(before, today)?.percent ?? 0
      if (!price) return false
      const share = Math.max(0, -price.difference)
      return (
        price.fee === Math.floor((share * percent) / 100) &&
        (share === 0 || price.fee + price.refund === share)
      )
    }),
    { numRuns: 300 },
  )
})

test('a change to the same trip costs nothing and moves no money, on any day', () => {
  fc.assert(
    fc.property(parts, fc.nat(2_000_000), days, (amounts, unpaid, left) => {
      const before = paidIn(amounts, unpaid)
      const same = { ...sold, quote: { ...sold.quote, total: before.price.offer } }
      const price = priced(before, same, addDays(departure, -left))
      return price?.fee === 0 && price.difference === 0 && price.refund === 0
    }),
    { numRuns: 300 },
  )
})

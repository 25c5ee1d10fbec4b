import { addDays, type IsoDay } from '@wojaz/travel/dates'
import type { Outcome } from '@wojaz/travel/outcome'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeOffer, makeOrder, paidOrder } from '../../test/make-order.ts'
import type { Order, TakenSeat } from '../order.ts'
import type { ChosenUpsell } from '../upsell.ts'
import { offerUpsells } from '../upsells/offer-upsells.ts'
import { tripFacts } from '../upsells/trip-facts.ts'
import { upsellsOffer, wishOf } from './upsells-offer.ts'
import { type UpsellsPrice, upsellsPrice } from './upsells-price.ts'

const offer = makeOffer()
const before = (days: number): IsoDay => addDays(offer.departureDate, -days)
const bare = (given: Partial<Order> = {}) => {
  const order = makeOrder({ upsells: [], seats: [], ...given })
  const price = { ...order.price, lines: [], upsells: 0, total: order.price.offer }
  return { ...order, price, schedule: [{ amount: price.total, dueBy: '2026-07-22' }], paid: price.total }
}
const offered = (today: IsoDay) => offerUpsells(tripFacts(offer, today))
const luggage = (person: number, code = 'LUGGAGE_32'): ChosenUpsell => ({ type: 'LUGGAGE', code, person })
const seat = (name: string, person: number, flightId = 71): TakenSeat => ({
  flightId,
  seat: name,
  person,
  price: 5_500,
})
const priceOf = (
  order: Order,
  wish: { upsells?: readonly ChosenUpsell[]; seats?: readonly TakenSeat[] },
  today = before(40),
) => upsellsPrice(order, { upsells: order.upsells, seats: order.seats, ...wish }, offered(today), today)

function accept<Value>(outcome: Outcome<Value, unknown>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

function refusalOf<Refusal>(outcome: Outcome<unknown, Refusal>): Refusal | null {
  return outcome.ok ? null : outcome.refusal
}

/** The order after the guest agreed to the price and paid it in full. */
function sold(order: Order, { upsells, seats, price }: UpsellsPrice): Order {
  return { ...order, upsells, seats, price, paid: price.total }
}

test('what is added costs what it costs in the checkout today, and is told line by line', () => {
  const price = accept(priceOf(bare(), { upsells: [luggage(1)], seats: [seat('20A', 0)] }))
  expect(price.added).toEqual([
    { type: 'LUGGAGE', code: 'LUGGAGE_32', person: 1, amount: 169_00, addedOn: before(40) },
  ])
  expect(price.difference).toBe(169_00 + 55_00)
  expect(price.price.lines.map(({ code }) => code)).toEqual(['LUGGAGE_32', '20A'])
})

test('what stays keeps the price it was sold for', () => {
  const order = makeOrder()
  const price = accept(priceOf(order, { upsells: [...order.upsells, luggage(1)] }))
  expect(price.price.lines.find(({ person, type }) => type === 'LUGGAGE' && person === 0)?.amount).toBe(
    16_000,
  )
  expect(price.returned).toEqual([])
})

test('a better case instead of the one that was bought: one goes back, the other comes', () => {
  const light = accept(priceOf(bare(), { upsells: [luggage(0, 'LUGGAGE_25')] }))
  const price = accept(priceOf(sold(bare(), light), { upsells: [luggage(0)] }))
  expect(price).toMatchObject({ returned: [{ code: 'LUGGAGE_25' }], added: [{ code: 'LUGGAGE_32' }] })
  expect(price.difference).toBe(169_00 - 89_00)
})

describe('seats', () => {
  it('two who change places pay nothing', () => {
    const order = paidOrder()
    const [one, two] = order.seats
    const seats = [
      { ...(one as TakenSeat), person: 1 },
      { ...(two as TakenSeat), person: 0 },
    ]
    expect(accept(priceOf(order, { seats }))).toMatchObject({
      difference: 0,
      addedSeats: [],
      returnedSeats: [],
    })
  })
  it('another seat instead: the old one goes back for what it cost', () => {
    const order = paidOrder({ seats: [{ flightId: 71, seat: '12A', person: 0, price: 4_900 }] })
    const lines = order.price.lines.filter(({ code }) => code !== '12B')
    const total = order.price.offer + lines.reduce((sum, { amount }) => sum + amount, 0)
    const paid = { ...order, paid: total, price: { ...order.price, lines, total } }
    const price = accept(priceOf(paid, { seats: [seat('20C', 0)] }))
    expect(price).toMatchObject({
      difference: 600,
      returnedSeats: [{ seat: '12A' }],
      addedSeats: [{ seat: '20C' }],
    })
  })
})

describe('deadlines', () => {
  test.each([
    ['LUGGAGE', luggage(0), 3],
    ['TRANSFER', { type: 'TRANSFER', code: 'TRANSFER_PRIVATE', person: null } as const, 2],
    ['FACULTATIVE_TRIPS', { type: 'FACULTATIVE_TRIPS', code: 'TRIP_BOAT', person: 1 } as const, 2],
    ['INSURANCE', { type: 'INSURANCE', code: 'INSURANCE_MAX', person: 2 } as const, 1],
  ])('%s is added until its last day', (type, upsell, days) => {
    expect(priceOf(bare(), { upsells: [upsell] }, before(days)).ok).toBe(true)
    expect(refusalOf(priceOf(bare(), { upsells: [upsell] }, before(days - 1)))).toEqual({
      code: 'too-late',
      type,
    })
  })
  it('the right to step back is sold in the first week after the contract, and never taken back', () => {
    const flex: ChosenUpsell = { type: 'FLEX', code: 'FLEX_CANCEL', person: null }
    expect(priceOf(bare(), { upsells: [flex] }, '2026-07-29').ok).toBe(true)
    expect(refusalOf(priceOf(bare(), { upsells: [flex] }, '2026-07-30'))).toMatchObject({ code: 'too-late' })
    const order = sold(bare(), accept(priceOf(bare(), { upsells: [flex] }, '2026-07-29')))
    expect(refusalOf(priceOf(order, { upsells: [] }, '2026-07-29'))).toMatchObject({ code: 'not-returned' })
  })
  it('an insurance goes back for a week after it was bought, whenever that was', () => {
    const cover: ChosenUpsell = { type: 'INSURANCE', code: 'INSURANCE_PLUS', person: 0 }
    const order = sold(bare(), accept(priceOf(bare(), { upsells: [cover] }, before(20))))
    expect(priceOf(order, { upsells: [] }, before(13)).ok).toBe(true)
    expect(refusalOf(priceOf(order, { upsells: [] }, before(12)))).toMatchObject({ code: 'not-returned' })
  })
})

test('nothing chosen is nothing, and what the trip does not have is refused by name', () => {
  expect(refusalOf(priceOf(makeOrder(), {}))).toEqual({ code: 'nothing-changes' })
  expect(refusalOf(priceOf(bare(), { upsells: [luggage(9)] }))).toMatchObject({
    code: 'upsell-refused',
    upsell: { refusal: 'person-not-allowed' },
  })
  const twice = [luggage(0), luggage(0, 'LUGGAGE_25')]
  expect(refusalOf(priceOf(bare(), { upsells: twice }))).toMatchObject({
    upsell: { refusal: 'chosen-twice' },
  })
})

test('money comes back only when more was paid than the trip costs now', () => {
  const half = makeOrder()
  expect(accept(priceOf(half, { upsells: [] })).refund).toBe(0)
  const all = paidOrder()
  const price = accept(priceOf(all, { upsells: [] }))
  expect(price.refund).toBe(16_000 + 21_050)
  expect(price.returns).toMatchObject([{ amount: price.refund }])
})

const codes = ['LUGGAGE_25', 'LUGGAGE_32'] as const
const anyWish = fc.record({
  luggage: fc.array(fc.option(fc.constantFrom(...codes)), { minLength: 3, maxLength: 3 }),
  trips: fc.subarray(['TRIP_BOAT', 'TRIP_JEEP', 'TRIP_ANCIENT']),
  seats: fc.uniqueArray(fc.constantFrom('20A', '20B', '20C', '21A', '21B'), { maxLength: 2 }),
})

it('for any choice: the total is the sum of its lines, and adding and giving back at once costs nothing', () => {
  fc.assert(
    fc.property(anyWish, fc.integer({ min: 3, max: 200 }), (wish, days) => {
      const today = before(days)
      const upsells = [
        ...wish.luggage.flatMap((code, person) => (code ? luggage(person, code) : [])),
        ...wish.trips.map((code) => ({ type: 'FACULTATIVE_TRIPS' as const, code, person: 0 })),
      ]
      const seats = wish.seats.map((name, person) => seat(name, person))
      const order = bare()
      const there = priceOf(order, { upsells, seats }, today)
      if (!there.ok) return there.refusal.code === 'nothing-changes' && upsells.length + seats.length === 0
      const { price } = there.value
      const sum = price.lines.reduce((all, { amount }) => all + amount, price.offer)
      const after = {
        ...sold(order, there.value),
        payments: order.payments.map((one) => ({ ...one, amount: price.total })),
      }
      const back = accept(priceOf(after, { upsells: [], seats: [] }, today))
      return (
        price.total === sum &&
        back.price.total === order.price.total &&
        back.refund === there.value.difference &&
        back.returns.reduce((all, { amount }) => all + amount, 0) === back.refund
      )
    }),
    { numRuns: 500 },
  )
})

describe('what is shown', () => {
  const today = before(40)
  it('a trip as it was sold can be given back until a day, and what cannot be chosen is left as it is', () => {
    const order = makeOrder()
    const { owned, open } = upsellsOffer(order, offered(today), today)
    expect(owned.find(({ type }) => type === 'LUGGAGE')).toMatchObject({ until: before(3) })
    // An excursion that is no longer offered stays in the order.
    expect(wishOf(order, { open }, [])).toEqual([order.upsells[1]])
    expect(open.some(({ type }) => type === 'SEATS' || type === 'FLEX')).toBe(false)
  })
  it('who has an insurance for good is not asked about it again; the others are', () => {
    const order = makeOrder({
      upsells: [{ type: 'INSURANCE', code: 'INSURANCE_PLUS', person: 0 }],
      price: {
        ...makeOrder().price,
        lines: [{ type: 'INSURANCE', code: 'INSURANCE_PLUS', person: 0, amount: 7_200 }],
      },
    })
    const { open } = upsellsOffer(order, offered(today), today)
    expect(open.find(({ type }) => type === 'INSURANCE')?.personRefs).toEqual([1, 2])
  })
  it('two days before nothing of the flight is open any more', () => {
    const { open, seatsUntil } = upsellsOffer(bare(), offered(before(2)), before(2))
    expect(open.map(({ type }) => type)).toEqual(['TRANSFER', 'INSURANCE', 'PARKING', 'FACULTATIVE_TRIPS'])
    expect(seatsUntil).toBeNull()
  })
})

import { AttractionIndex } from '@wojaz/attractions/server'
import { type Order, offerUpsells, tripFacts } from '@wojaz/booking'
import { makeOrder } from '@wojaz/booking/testing'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { noTalks } from '../../test/no-talks.ts'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { actReservation } from './act-reservation.ts'
import { loadReservation } from './load-reservation.ts'

const now = new Date('2026-08-01T12:00:00Z')
const anna = { uid: 'anna', email: 'anna@wojaz.example', provenAt: now }
const order = makeOrder({ number: 'W402917652' })
const page = `https://shop.example/mytui/rezerwacja/${order.number}/karta/uslugi`
const open = offerUpsells(tripFacts(order.offer, '2026-08-01')).filter(({ type }) => type === 'LUGGAGE')
const quote = {
  id: 'q-1',
  difference: 55_00,
  refund: 0,
  price: { total: 100 },
  returns: [],
  isConfirmed: false,
  upsells: [{ type: 'LUGGAGE', code: 'LUGGAGE_25', person: 1 }],
  seats: [{ flightId: 71, seat: '20A', person: 2, price: 55_00 }],
  added: [],
  returned: [],
  returnedSeats: [],
  expiresAt: now,
  addedSeats: [{ flightId: 71, seat: '20A', person: 2, price: 55_00 }],
}

function shop({
  provenAt = now,
  refusal = null as object | null,
  difference = 55_00,
  isOpen = true,
  made = {} as object,
} = {}) {
  const asked: unknown[] = []
  const context = new RouterContextProvider()
  const answer = <Value>(value: Value): Outcome<Value, object> =>
    refusal ? refused(refusal) : accepted(value)
  const booking = {
    ownOrder: async (number: string) => (number === order.number ? (order as Order) : null),
    upsellsOf: async () => ({ owned: [], open, seatsUntil: '2026-09-30' }),
    upsellsQuote: async (_: string, id: string) =>
      id === 'q-1' ? { ...quote, difference, isOpen, ...made } : null,
    quoteUpsells: async (_: string, wish: object) => {
      asked.push(wish)
      return answer({ id: 'q-1' })
    },
    confirmUpsells: async (...press: string[]) => {
      asked.push(press)
      return answer(order)
    },
  }
  const seats = {
    onFlight: async (flightId: number) => [
      { seat: '12A', cartId: 'closed' },
      { seat: '30F', cartId: null },
      { seat: '30E', cartId: flightId === 71 ? order.number : 'somebody' },
    ],
  }
  const attractions = { index: new AttractionIndex([], []) }
  context.set(servicesContext, { attractions, booking, seats, talks: noTalks, clock: () => now } as never)
  context.set(visitContext, { locale: 'pl' } as never)
  context.set(customerContext, { ...anna, provenAt } as never)
  const i18n = { t: (key: string) => key, language: 'pl', texts: {} }
  context.set(deliveryContext, { i18n } as never)
  return {
    asked,
    load: async (query = '') => {
      const { page: loaded } = await loadReservation(context, new Request(page + query), {
        number: order.number,
        tab: 'uslugi',
      })
      return loaded.part
    },
    press: (fields: Record<string, string>) =>
      actReservation(
        context,
        new Request(`${page}?wycena=q-1`, { method: 'POST', body: new URLSearchParams(fields) }),
        order.number,
      ),
  }
}

const leadsTo = (answer: unknown) => (answer as Response).headers.get('location')

test('the planes show own seats as held, one’s own quote as free and those of others as taken', async () => {
  expect(await shop().load()).toMatchObject({ seatMap: null, seatsUntil: '2026-09-30', hasSeats: true })
  const part = await shop().load('?miejsca=1')
  expect(part).toMatchObject({
    seatMap: { held: order.seats, flights: [{ taken: ['30F'] }, { taken: ['12A', '30F', '30E'] }] },
  })
})

test('a choice is the whole of what the trip is to have; it gets a price on an address of its own', async () => {
  const home = shop()
  const answer = await home.press({ intent: 'upsells', 'LUGGAGE.0': '', 'LUGGAGE.1': 'LUGGAGE_25' })
  expect(leadsTo(answer)).toMatch(/karta\/uslugi\?wycena=q-1$/)
  const [, trip] = order.upsells
  expect(home.asked).toEqual([
    { upsells: [trip, { type: 'LUGGAGE', code: 'LUGGAGE_25', person: 1 }], seats: null },
  ])
})

test('seats are chosen flight by flight, together, or given back, and nothing else changes', async () => {
  const home = shop()
  await home.press({ intent: 'seats', 'seat.71.0': '20A', 'seat.72.1': '20B' })
  await home.press({ intent: 'seatsClear', 'seat.71.0': '20A' })
  const together = leadsTo(await home.press({ intent: 'seatsTogether' }))
  expect(home.asked.slice(0, 2)).toEqual([
    {
      upsells: order.upsells,
      seats: [
        { flightId: 71, seats: [{ seat: '20A', person: 0 }] },
        { flightId: 72, seats: [{ seat: '20B', person: 1 }] },
      ],
    },
    { upsells: order.upsells, seats: [71, 72].map((flightId) => ({ flightId, seats: [] })) },
  ])
  expect(together).toMatch(/wycena=q-1$/)
})

test('a price is seen before it is confirmed: what comes, what it costs, and until when it may wait', async () => {
  expect(await shop().load('?wycena=q-1')).toMatchObject({
    quote: { difference: 55_00, added: [{ amount: 55_00 }], laterBy: '2026-09-03' },
  })
  expect(await shop({ isOpen: false, made: { isConfirmed: true } }).load('?wycena=q-1')).toMatchObject({
    quote: null,
    isQuoteOver: false,
    isDone: true,
    chosen: order.upsells,
  })
  for (const query of ['?wycena=q-2', '?wybor=q-2'])
    expect(
      await shop()
        .load(query)
        .catch((thrown: unknown) => thrown),
    ).toMatchObject({ init: { status: 404 } })
})

test('who goes back from the price, or comes when it has run out, finds what was ticked for it', async () => {
  expect(await shop().load('?wybor=q-1')).toMatchObject({
    quote: null,
    chosen: quote.upsells,
    wished: quote.seats,
    isQuoteOver: false,
    seatMap: null,
  })
  const luggage = { added: [{ type: 'LUGGAGE', code: 'LUGGAGE_25', person: 1, amount: 100 }] }
  expect(await shop({ isOpen: false, made: luggage }).load('?wycena=q-1')).toMatchObject({
    quote: null,
    chosen: quote.upsells,
    isQuoteOver: true,
    seatMap: null,
  })
  expect(await shop({ isOpen: false }).load('?wycena=q-1')).toMatchObject({
    quote: null,
    isQuoteOver: true,
    wished: quote.seats,
    seatMap: { held: order.seats },
  })
})

test('a choice that is refused is given back', async () => {
  const none = { refusal: { code: 'nothing-changes' } }
  const luggage = { type: 'LUGGAGE', code: 'LUGGAGE_25', person: 1 }
  expect(await shop(none).press({ intent: 'upsells', 'LUGGAGE.1': 'LUGGAGE_25' })).toMatchObject({
    data: { chosen: expect.arrayContaining([luggage]) },
  })
  expect(await shop(none).press({ intent: 'seats', 'seat.71.0': '20A' })).toMatchObject({
    data: { wished: [{ flightId: 71, seat: '20A', person: 0 }] },
  })
})

const confirm = { intent: 'confirmUpsells', quote: 'q-1' }

test('who has just shown who they are confirms, and goes to pay or back to the page', async () => {
  const stale = shop({ provenAt: new Date('2026-08-01T11:00:00Z') })
  const sent = await stale.press(confirm).catch((thrown: unknown) => thrown)
  expect(leadsTo(sent)).toMatch(/^\/mytui\/potwierdzenie\?powrot=.*wycena%3Dq-1/)
  expect(stale.asked).toEqual([])
  const home = shop()
  expect(leadsTo(await home.press({ ...confirm, pay: 'now' }))).toMatch(/karta\/platnosc$/)
  expect(leadsTo(await home.press({ ...confirm, pay: 'later' }))).toMatch(/uslugi\?zmieniono=1$/)
  expect(home.asked).toEqual([
    [order.number, 'q-1', 'now'],
    [order.number, 'q-1', 'later'],
  ])
  expect(leadsTo(await shop({ difference: -1 }).press(confirm))).toMatch(/uslugi\?zmieniono=1$/)
})

test.each([
  [{ code: 'nothing-changes' }, 'reservation.upsells.fault.nothingChanges', null],
  [{ code: 'not-returned', type: 'FLEX' }, 'reservation.upsells.fault.notReturned', 'FLEX'],
  [{ code: 'seats-taken', seats: [] }, 'upsells.plane.refused.taken', null],
  [
    { code: 'upsell-refused', upsell: { type: 'PARKING' } },
    'reservation.upsells.fault.notOffered',
    'PARKING',
  ],
  [{ code: 'quote-outdated' }, 'reservation.upsells.over', null],
])('what is refused is told in a sentence: %o', async (refusal, key, type) => {
  const answer = await shop({ refusal }).press(confirm)
  expect(answer).toMatchObject({ data: { upsellsFault: { key, type } }, init: { status: 409 } })
})

test('a quote of somebody else is no quote', async () => {
  const home = shop()
  const fault = await home.press({ ...confirm, quote: 'q-2' }).catch((thrown: unknown) => thrown)
  expect(fault).toMatchObject({ init: { status: 404 } })
  expect(home.asked).toEqual([])
})

import { cancelPrice, type Order } from '@wojaz/booking'
import { makeFlightAlone, makeOrder, paidOrder } from '@wojaz/booking/testing'
import { accepted, refused } from '@wojaz/travel/outcome'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { changeKinds } from '../../app/features/reservation/reservation-address.ts'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { actChange } from './act-change.ts'
import { feeView, pastChanges } from './change-parts.ts'
import { loadChange } from './load-change.ts'

const now = new Date('2026-08-01T12:00:00Z')
const anna = { uid: 'anna', email: 'anna@wojaz.example', provenAt: now }
const number = 'W402917652'
const order = makeOrder({ number })
const page = `https://shop.example/mytui/rezerwacja/${number}/zmiana`

const terms = {
  before: 100_00,
  difference: 20_00,
  fee: 3_00,
  feeKind: 'table',
  refund: 0,
  returns: [],
  price: { total: 123_00 },
  schedule: [],
  lost: { upsells: [], seats: [] },
  offer: order.offer,
  people: [0, 1, 2],
}

/** A shop with one order of Anna and one quote for it, `q-1`. */
function shop({ as = anna as typeof anna | null, given = order as Order, today = now, refusal = '' } = {}) {
  const asked: string[] = []
  const context = new RouterContextProvider()
  const outcome = <Value>(value: Value) => (refusal === '' ? accepted(value) : refused({ code: refusal }))
  const booking = {
    ownOrder: async (wanted: string, { customer }: { customer: { id: string } }) =>
      wanted === given.number && customer.id === anna.uid ? given : null,
    changePrices: async () => [],
    changeQuote: async (_: string, id: string) =>
      id === 'q-1' ? { ...terms, id, expiresAt: now, isOpen: true, isConfirmed: false } : null,
    quoteChange: async (_: string, { offerCode }: { offerCode: string }) => {
      asked.push(offerCode)
      return outcome({ id: 'q-1' })
    },
    confirmChange: async (_: string, id: string) => {
      asked.push(id)
      return outcome(given)
    },
  }
  const nothing = async () => ({ ok: false })
  const offers = {
    availability: nothing,
    hotel: nothing,
    offer: nothing,
    cheapestOn: nothing,
    charterPlaces: nothing,
    charterFlights: nothing,
  }
  context.set(servicesContext, { booking, offers, clock: () => today } as never)
  context.set(visitContext, { locale: 'pl' } as never)
  context.set(customerContext, as as never)
  const i18n = { t: (key: string) => key, language: 'pl', texts: {} }
  context.set(deliveryContext, { i18n } as never)
  return {
    asked,
    load: (what: string, wanted = number) =>
      loadChange(context, new Request(`${page}/${what}`), { number: wanted, what: what.split('?')[0] }),
    press: (fields: Record<string, string>) =>
      actChange(
        context,
        new Request(`${page}/wycena?nr=q-1`, { method: 'POST', body: new URLSearchParams(fields) }),
        number,
      ),
  }
}

const leadsTo = (answer: unknown) => (answer as Response).headers.get('location')
const thrown = async (doing: Promise<unknown>) =>
  doing.then(
    () => null,
    (fault: unknown) => fault,
  )

test.each([...changeKinds, 'wycena?nr=q-1'])(
  '%s opens to its customer, leads strangers to the login, and is nobody else’s',
  async (what) => {
    expect((await shop().load(what)).page.head.number).toBe(number)
    expect(leadsTo(await thrown(shop({ as: null }).load(what)))).toContain('/mytui/logowanie?powrot=')
    const berta = { ...anna, uid: 'berta' }
    expect(await thrown(shop({ as: berta }).load(what))).toMatchObject({ init: { status: 404 } })
  },
)

test('a step that does not exist, a quote of nobody, and rooms of a flight alone are not found', async () => {
  const flight = shop({ given: makeOrder({ number, offer: makeFlightAlone() }) })
  for (const doing of [shop().load('czekolada'), shop().load('wycena?nr=q-2'), flight.load('pokoj')])
    expect(await thrown(doing)).toMatchObject({ init: { status: 404 } })
})

test('of a flight alone the date can be another, and who flies', async () => {
  const flight = shop({ given: makeOrder({ number, offer: makeFlightAlone() }) })
  expect((await flight.load('termin')).page).toMatchObject({
    kinds: ['termin', 'osoby'],
    step: { step: 'choose', filters: [{ name: 'miesiac', chosen: '2026-10' }] },
  })
})

test('in the last days the page says that it is too late', async () => {
  const late = shop({ today: new Date('2026-10-01T12:00:00Z') })
  expect((await late.load('termin')).page).toMatchObject({ step: { step: 'late' }, kinds: ['osoby'] })
})

test('until the trip begins somebody may stay at home; nobody comes along in the last days', async () => {
  const open = (day: string) => shop({ today: new Date(`${day}T12:00:00Z`) }).load('osoby')
  expect((await open('2026-09-29')).page).toMatchObject({ kinds: changeKinds, step: { canJoin: true } })
  expect((await open('2026-09-30')).page).toMatchObject({
    kinds: ['osoby'],
    step: { step: 'osoby', canJoin: false },
  })
  expect((await open('2026-10-05')).page).toMatchObject({ kinds: [], step: { step: 'late' } })
})

test('the fee that is told is the fee that is asked: never more than calling the trip off', () => {
  const today = '2026-09-25'
  expect(feeView(order, today)).toMatchObject({ kind: 'table', amount: 1_200_00, perPerson: 400_00 })
  const cheap = makeOrder({ number, price: { ...order.price, total: 1_000_00 } })
  const { percent = 0 } = cancelPrice(cheap, today) ?? {}
  expect(feeView(cheap, today)).toMatchObject({ kind: 'whole', amount: 10_00 * percent })
})

test('what is chosen gets a quote on an address of its own', async () => {
  const { press, asked } = shop()
  expect(leadsTo(await press({ offer: 'WAW' }))).toBe(`/mytui/rezerwacja/${number}/zmiana/wycena?nr=q-1`)
  expect(asked).toEqual(['WAW'])
})

test('a quote is confirmed by whoever has just proved who they are; others prove it first, and nothing happens', async () => {
  const { press, asked } = shop()
  expect(leadsTo(await press({ quote: 'q-1' }))).toBe(
    `/mytui/rezerwacja/${number}/karta/zarzadzanie?zmieniono=1`,
  )
  expect(asked).toEqual(['q-1'])
  const longAgo = shop({ as: { ...anna, provenAt: new Date(0) } })
  expect(leadsTo(await thrown(longAgo.press({ quote: 'q-1' })))).toContain('powrot=')
  expect(longAgo.asked).toEqual([])
  const stranger = shop()
  expect(await thrown(stranger.press({ quote: 'q-2' }))).toMatchObject({ init: { status: 404 } })
  expect(stranger.asked).toEqual([])
})

test('who comes along is read beside the others: what is wrong stands at its field', async () => {
  const { press, asked } = shop()
  const fields = { 'p3.firstName': 'Ewa', 'p3.lastName': 'Nowa', 'p3.birthDate': '31.02.1990' }
  const answer = await press({ join: '1', ...fields })
  expect(answer).toMatchObject({ init: { status: 422 }, data: { typed: fields } })
  expect((answer as { data: { faults: object } }).data.faults).toEqual({
    'p3.title': 'title-missing',
    'p3.birthDate': expect.any(String),
  })
  const full = { ...fields, 'p3.title': 'woman', 'p3.birthDate': '01.02.1990', room: '7' }
  expect(await press({ join: '1', ...full })).toMatchObject({ data: { fault: 'tooMany' } })
  expect(asked).toEqual([])
})

test('what is refused comes back with all that was typed', async () => {
  const typed = { offer: 'WAW', 'p3.firstName': 'Ewa' }
  expect(await shop({ refusal: 'sold-out' }).press(typed)).toMatchObject({
    data: { fault: 'soldOut', typed },
  })
})

test.each(['-1', '9', 'x'])('nobody of the number %s can stay at home', async (leave) => {
  expect(await shop().press({ leave })).toMatchObject({
    data: { fault: 'cannotLeave' },
    init: { status: 409 },
  })
})

test.each([
  ['sold-out', 'soldOut'],
  ['quote-outdated', 'quoteOutdated'],
  ['not-offered', 'notOffered'],
  ['too-late', 'changeLate'],
])('%s is told in a sentence', async (refusal, fault) => {
  expect(await shop({ refusal }).press({ quote: 'q-1' })).toMatchObject({
    data: { fault },
    init: { status: 409 },
  })
})

test('of upsells the history says what was added for whom, what was given back, the prices and what returned', () => {
  const before = paidOrder({ number })
  const total = before.price.total - 11_100
  const line = { type: 'LUGGAGE', code: 'LUGGAGE_32', person: 0, amount: 16_000 } as const
  const seat = { flightId: 71, seat: '20A', person: 2, price: 4_900 }
  const facts = { added: [], addedSeats: [seat], returned: [line], returnedSeats: [], total, nth: 1 }
  const after = { ...before, price: { ...before.price, total } }
  const [past] = pastChanges(
    after,
    [{ id: '1', at: now, kind: 'upsells', facts, replaced: before, by: null }],
    (key, gaps) => `${key} ${gaps?.seat ?? ''}`,
  )
  expect(past?.upsells).toMatchObject({
    added: [{ what: expect.stringContaining('20A'), who: 'Zoé Żółć', amount: 4_900 }],
    returned: [{ who: 'Świętosława Brzęczyszczykiewicz', amount: 16_000 }],
  })
  expect(past?.money).toEqual({ before: before.price.total, total, fee: 0, refund: 11_100 })
})

test('the history says of each change what was before it and what came after', () => {
  const second = makeOrder({ number, offer: { ...order.offer, boardName: 'HB' } })
  const third = makeOrder({ number, offer: { ...order.offer, boardName: 'BB' } })
  const facts = { before: 1, total: 2, fee: 0, refund: 0, difference: 1, feeKind: 'table' as const, nth: 1 }
  const past = pastChanges(
    third,
    [
      { id: '2', at: now, kind: 'trip', facts, replaced: second, by: null },
      { id: '1', at: now, kind: 'trip', facts, replaced: order, by: null },
    ],
    (key) => key,
  )
  expect(past.map(({ parts }) => parts)).toEqual([
    [{ part: 'board', before: 'HB', after: 'BB' }],
    [{ part: 'board', before: order.offer.boardName, after: 'HB' }],
  ])
})

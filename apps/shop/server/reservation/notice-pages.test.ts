import type { Order, OrderNotice } from '@wojaz/booking'
import { makeOrder } from '@wojaz/booking/testing'
import { accepted, refused } from '@wojaz/travel/outcome'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { noticeLines } from '../account/notice-lines.ts'
import { orderLinkCookie } from '../payment/order-link-cookie.ts'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { actReservation } from './act-reservation.ts'
import { actNotice, loadNotice } from './answer-notice.ts'
import { hourChanges, olderDocuments } from './notice-views.ts'

const now = new Date('2026-08-01T12:00:00Z')
const anna = { uid: 'anna', email: 'anna@wojaz.example', provenAt: now }
const number = 'W402917652'
const id = '0b9d6a3e-0000-4000-8000-000000000001'

const hours = (departureTime: string, arrivalTime: string) => ({
  date: '2026-10-03',
  departureTime,
  arrivalTime,
})
const question: OrderNotice = {
  id,
  state: 'open',
  isSignificant: true,
  madeAt: now,
  endedAt: null,
  substitute: null,
  answerBy: new Date('2026-08-08T12:00:00Z'),
  change: {
    kind: 'flight-hours',
    legs: [
      {
        flightId: 71,
        way: 'out',
        from: 'WAW',
        to: 'HER',
        before: hours('06:10', '10:05'),
        after: hours('21:40', '01:35'),
      },
    ],
  },
}
const asked = makeOrder({ number, notices: [question] })

const terms = {
  before: 100_00,
  difference: 20_00,
  fee: 0,
  feeKind: 'none',
  refund: 0,
  returns: [],
  schedule: [],
  price: { total: 120_00 },
  lost: { upsells: [], seats: [] },
  people: [0, 1, 2],
  offer: { ...asked.offer, departureDate: '2026-10-04', returnDate: '2026-10-11' },
}
const substitute = { offer: terms.offer, people: terms.people, total: 120_00, difference: 20_00 }
const offered = makeOrder({ number, notices: [{ ...question, substitute }] })

/** A shop with one order of Anna; a guest who came by an email has its link in the cookie. */
function shop({
  as = anna as typeof anna | null,
  given = asked as Order,
  byEmail = false,
  refusal = '',
} = {}) {
  const answered: string[] = []
  const context = new RouterContextProvider()
  const booking = {
    order: async () => given,
    ownOrder: async (wanted: string, { customer }: { customer: { id: string } | null }) =>
      wanted === given.number && customer?.id === anna.uid ? given : null,
    noticeSubstitute: async () => terms,
    quoteCancel: async () => refused({ code: 'notice-open', noticeId: id }),
    answerNotice: async (_: string, notice: string, answer: string) => {
      answered.push(`${notice} ${answer}`)
      return refusal ? refused({ code: refusal }) : accepted(given)
    },
  }
  const documents = { opensOrder: () => byEmail }
  context.set(servicesContext, { booking, documents, clock: () => now } as never)
  context.set(visitContext, { locale: 'pl' } as never)
  context.set(customerContext, as as never)
  const i18n = { t: (key: string) => key, language: 'pl', texts: {} }
  context.set(deliveryContext, { i18n } as never)
  const page = `https://shop.example/mytui/rezerwacja/${number}/powiadomienie/${id}`
  const headers: HeadersInit = byEmail ? { cookie: orderLinkCookie(number, 'x').split(';')[0] ?? '' } : {}
  return {
    answered,
    load: (search = '', notice = id, of = number) =>
      loadNotice(context, new Request(page + search, { headers }), { number: of, notice }),
    press: (intent: string, notice = id) =>
      actNotice(
        context,
        new Request(page, { method: 'POST', body: new URLSearchParams({ intent }), headers }),
        { number, notice },
      ),
    callOff: () =>
      actReservation(
        context,
        new Request(page, { method: 'POST', body: new URLSearchParams({ intent: 'quote' }) }),
        number,
      ),
  }
}

const berta = { ...anna, uid: 'berta', email: 'berta@wojaz.example' }
const leadsTo = (answer: unknown) => (answer as Response).headers?.get('location')
const thrown = async (doing: Promise<unknown>) =>
  doing.then(
    () => null,
    (fault: unknown) => fault,
  )

test('the page shows old and new, until when, and what goes back to whoever leaves', async () => {
  const { page } = await shop().load()
  expect(page).toMatchObject({
    kind: 'flightHours',
    state: 'open',
    answerBy: '2026-08-08T12:00:00.000Z',
    refund: asked.paid,
    backBy: '2026-08-15',
    isLeaving: false,
    facts: [
      {
        what: 'out',
        route: 'WAW – HER',
        before: '03.10.2026, 06:10 – 10:05',
        after: '03.10.2026, 21:40 – 01:35 (04.10)',
      },
    ],
  })
})

test('to strangers it is the login, to other customers and by other numbers it does not exist', async () => {
  expect(leadsTo(await thrown(shop({ as: null }).load()))).toMatch(
    /^\/mytui\/logowanie\?powrot=.*powiadomienie/,
  )
  const missing = [shop({ as: berta }).load(), shop().load('', 'x'), shop().load('', id, 'W1')]
  for (const doing of [...missing, shop({ as: berta }).press('leave'), shop().press('accept', 'x')])
    expect(await thrown(doing)).toMatchObject({ init: { status: 404 } })
})

test('agreeing is one press; leaving is looked at first, by whoever has just proved who they are', async () => {
  const fresh = shop()
  expect(leadsTo(await fresh.press('accept'))).toBe(`/mytui/rezerwacja/${number}/powiadomienie/${id}`)
  expect((await fresh.load('?rezygnacja=1')).page.isLeaving).toBe(true)
  await fresh.press('leave')
  expect(fresh.answered).toEqual([`${id} accepted`, `${id} left`])
  const stale = shop({ as: { ...anna, provenAt: new Date('2026-08-01T10:00:00Z') } })
  for (const doing of [stale.load('?rezygnacja=1'), stale.press('leave')])
    expect(leadsTo(await thrown(doing))).toMatch(/^\/mytui\/potwierdzenie\?powrot=/)
  expect(stale.answered).toEqual([])
})

test.each(['', 'yes', 'accepted', 'quote'])(
  'a press that no button makes (%j) is no agreement',
  async (intent) => {
    const here = shop()
    expect(await thrown(here.press(intent))).toMatchObject({ init: { status: 422 } })
    expect(here.answered).toEqual([])
  },
)

test('by Anna’s email anybody may accept, and nobody but Anna may leave', async () => {
  const other = shop({ as: berta, byEmail: true })
  expect((await other.load()).page).toMatchObject({ isOwn: false, isLeaving: false })
  await other.press('accept')
  for (const doing of [other.load('?rezygnacja=1'), other.press('leave')])
    expect(await thrown(doing)).toMatchObject({ init: { status: 404 } })
  const stranger = shop({ as: null, byEmail: true })
  expect((await stranger.load()).page.isOwn).toBe(false)
  await stranger.press('accept')
  for (const doing of [stranger.load('?rezygnacja=1'), stranger.press('leave')])
    expect(leadsTo(await thrown(doing))).toMatch(/^\/mytui\/logowanie\?powrot=/)
  expect([...other.answered, ...stranger.answered]).toEqual([`${id} accepted`, `${id} accepted`])
  const own = shop({ byEmail: true })
  expect((await own.load('?rezygnacja=1')).page).toMatchObject({ isOwn: true, isLeaving: true })
})

test('what is offered instead stands with its price; its customer looks at it and takes it, nobody else', async () => {
  const home = shop({ given: offered })
  expect((await home.load()).page).toMatchObject({
    substitute: { dates: '04.10.2026 – 11.10.2026', total: 120_00, difference: 20_00 },
    taking: null,
  })
  expect((await home.load('?zamiast=1')).page.taking).toMatchObject({
    total: 120_00,
    difference: 20_00,
    paid: offered.paid,
    parts: [{ part: 'dates' }],
  })
  await home.press('substitute')
  expect(home.answered).toEqual([`${id} substituted`])
  const other = shop({ as: berta, byEmail: true, given: offered })
  for (const doing of [other.load('?zamiast=1'), other.press('substitute')])
    expect(await thrown(doing)).toMatchObject({ init: { status: 404 } })
  expect(other.answered).toEqual([])
  for (const refusal of ['sold-out', 'not-offered'])
    expect(await shop({ given: offered, refusal }).press('substitute')).toMatchObject({
      data: { isGone: true },
      init: { status: 409 },
    })
})

test('an answer that comes too late is told, and a trip is called off by the answer, free of charge', async () => {
  expect(await shop({ refusal: 'notice-over' }).press('accept')).toMatchObject({
    data: { isOver: true },
    init: { status: 409 },
  })
  expect(leadsTo(await shop().callOff())).toBe(`/mytui/rezerwacja/${number}/powiadomienie/${id}`)
})

test('what waits stands above the reservation; what counts is in its flights and among its old documents', () => {
  expect(noticeLines(asked, 'cs')).toEqual([
    {
      kind: 'flightHours',
      answerBy: '2026-08-08T12:00:00.000Z',
      url: `/cs/mytui/rezerwacja/${number}/powiadomienie/${id}`,
    },
  ])
  expect(hourChanges(asked, 71)).toEqual([])
  const agreed = makeOrder({ notices: [{ ...question, state: 'accepted', endedAt: now }] })
  expect(noticeLines(agreed, 'pl')).toEqual([])
  expect(hourChanges(agreed, 71)).toEqual([
    { on: '2026-08-01', before: '03.10.2026, 06:10 – 10:05', after: '03.10.2026, 21:40 – 01:35 (04.10)' },
  ])
  expect(hourChanges(agreed, 72)).toEqual([])
  expect(olderDocuments(agreed)).toEqual([
    { name: 'potwierdzenie', until: '2026-08-01', before: id },
    { name: 'bilet', until: '2026-08-01', before: id },
  ])
})

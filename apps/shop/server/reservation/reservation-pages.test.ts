import { makeFlightAlone, makeOrder } from '@wojaz/booking/testing'
import { expect, test } from 'vitest'
import { reservationTabs } from '../../app/features/reservation/reservation-address.ts'
import { anna, now, number, order, shopOfOne as shop } from '../../test/shop-of-one.ts'

const leadsTo = (answer: unknown) => (answer as Response).headers.get('location')
const thrown = async (doing: Promise<unknown>) =>
  doing.then(
    () => null,
    (fault: unknown) => fault,
  )

test.each(reservationTabs)(
  '%s opens to its customer, leads strangers to the login and back, and is nobody else’s',
  async (tab) => {
    expect((await shop().load(tab)).page.part.tab).toBe(tab)
    const stranger = await thrown(shop({ as: null }).load(tab))
    expect(leadsTo(stranger)).toBe(
      `/mytui/logowanie?powrot=${encodeURIComponent(`/mytui/rezerwacja/${order.number}/karta/${tab}`)}`,
    )
    const other = { ...anna, uid: 'berta' }
    expect(await thrown(shop({ as: other }).load(tab))).toMatchObject({ init: { status: 404 } })
  },
)

test('a tab that does not exist, and a number that is none, are not found', async () => {
  for (const doing of [shop().load('czekolada'), shop().load('hotel', 'W1')])
    expect(await thrown(doing)).toMatchObject({ init: { status: 404 } })
})

test('a flight alone has no page of a hotel, an order that was never confirmed none at all', async () => {
  const flight = makeOrder({ number, offer: makeFlightAlone() })
  expect(await thrown(shop({ given: flight }).load('hotel'))).toMatchObject({ init: { status: 404 } })
  const pending = makeOrder({ number, state: 'pending', confirmedAt: null })
  expect(await thrown(shop({ given: pending }).load('podsumowanie'))).toMatchObject({
    init: { status: 404 },
  })
})

test('the page of the hotel says from when until when one stays, what the house is like, where it is and whom to call', async () => {
  const hotel = {
    code: 'HER10001',
    tripType: 'WS',
    name: 'Złota Zatoka',
    season: 'summer',
    roomsCount: 120,
    breadcrumbs: [],
    facets: [],
    boards: [],
    latitude: 35.3,
    longitude: 25.4,
    content: {
      facts: { checkIn: '15:00', checkOut: '11:00', beachMetres: 40 },
      contact: { phone: '+30 000 000 001', email: 'reception@zlota.example', address: 'Hersonissos' },
    },
  }
  const { part } = (await shop({ hotel }).load('hotel')).page
  expect(part).toMatchObject({
    checkIn: '15:00',
    checkOut: '11:00',
    coordinates: { latitude: 35.3, longitude: 25.4 },
    facts: expect.arrayContaining([['hotelCard.fact.beach', '40 m']]),
    contact: {
      phone: { words: '+30 000 000 001', url: 'tel:+30000000001' },
      email: 'reception@zlota.example',
      address: 'Hersonissos',
    },
    help: { isResident: true, phone: '+48 22 000 00 02', phoneUrl: 'tel:+48220000002' },
  })
})

test('of a house that is no longer on sale it keeps the place and our own number', async () => {
  const { part } = (await shop().load('hotel')).page
  expect(part).toMatchObject({ checkIn: null, facts: [], contact: null, help: { hours: 'całą dobę' } })
})

test('a trip that was called off keeps its summary and its money, with what goes back until when', async () => {
  const cancellation = { fee: 100, refund: 200, percent: 25, isFlexible: false, at: now }
  const given = makeOrder({ number, state: 'cancelled', cancellation })
  const { head, part } = (await shop({ given }).load('platnosc')).page
  expect(head.tabs).toEqual(['podsumowanie', 'hotel', 'dokumenty', 'platnosc', 'czat'])
  expect(part).toMatchObject({ money: { due: [], cancellation: { refund: 200, backBy: '2026-08-15' } } })
  expect(leadsTo(await thrown(shop({ given }).load('zarzadzanie')))).toMatch(/karta\/podsumowanie$/)
})

test('a quote has an address of its own; confirming it needs a fresh proof of who one is', async () => {
  expect(leadsTo(await shop().press({ intent: 'quote' }))).toMatch(/zarzadzanie\?wycena=q-1$/)
  const stale = shop({ as: { ...anna, provenAt: new Date('2026-08-01T11:00:00Z') } })
  const sent = leadsTo(await thrown(stale.press({ intent: 'cancel', quote: 'q-1' })))
  expect(sent).toMatch(/^\/mytui\/potwierdzenie\?powrot=.*wycena%3Dq-1/)
  expect(stale.asked).toEqual([])
  const fresh = shop()
  expect(leadsTo(await fresh.press({ intent: 'cancel', quote: 'q-1' }))).toMatch(/karta\/platnosc$/)
  expect(fresh.asked).toEqual([`${order.number} q-1`])
})

test('a quote that is looked at again is there, or is told to have run out; of others there is none', async () => {
  expect((await shop().load('zarzadzanie?wycena=q-1')).page.part).toMatchObject({
    quote: { id: 'q-1', refund: 200 },
    isQuoteOver: false,
  })
  expect((await shop({ isOpen: false }).load('zarzadzanie?wycena=q-1')).page.part).toMatchObject({
    quote: null,
    isQuoteOver: true,
  })
  const home = shop()
  for (const doing of [home.load('zarzadzanie?wycena=q-2'), home.press({ intent: 'cancel', quote: 'q-2' })])
    expect(await thrown(doing)).toMatchObject({ init: { status: 404 } })
  expect(home.asked).toEqual([])
})

test('a quote that has run out is told, and nothing else happens', async () => {
  const answer = await shop({ confirmed: false }).press({ intent: 'cancel', quote: 'q-1' })
  expect(answer).toMatchObject({ data: { fault: 'quoteOutdated' }, init: { status: 409 } })
})

const person = {
  intent: 'person',
  person: '1',
  'p1.title': 'man',
  'p1.firstName': 'Jan',
  'p1.lastName': 'Nowak',
  'p1.birthDate': '11.02.1986',
}

test('data of a traveller: faults stand at their fields with all that was typed, a change leads to the new page', async () => {
  const home = shop()
  expect(await home.press({ ...person, 'p1.lastName': '' })).toMatchObject({
    data: { form: 'p1', faults: { 'p1.lastName': 'last-name-missing' }, typed: { 'p1.firstName': 'Jan' } },
    init: { status: 422 },
  })
  expect(home.asked).toEqual([])
  expect(leadsTo(await home.press(person))).toMatch(/zarzadzanie\?dane=1&zapisano=1$/)
  expect(home.asked).toEqual(['1 Nowak'])
  const [first] = order.participants
  const twin = { ...person, 'p1.firstName': first?.firstName ?? '', 'p1.lastName': first?.lastName ?? '' }
  expect(await home.press({ ...twin, 'p1.birthDate': first?.birthDate ?? '' })).toMatchObject({
    data: { faults: { 'p1.firstName': 'traveller-twice' } },
  })
  expect(await home.press({ ...person, person: 'x' })).toMatchObject({ init: { status: 409 } })
  expect(await home.press({ ...person, 'p1.lastName': 'Późny' })).toMatchObject({
    data: { form: 'p1', refusal: 'tooLate', typed: { 'p1.lastName': 'Późny' } },
    init: { status: 409 },
  })
})

test('somebody else leads to the page with its price; what cannot be had keeps what was typed', async () => {
  const home = shop()
  expect(leadsTo(await home.press({ ...person, 'p1.lastName': 'Inny' }))).toBe(
    `/mytui/rezerwacja/${number}/zmiana/wycena?nr=q-2`,
  )
  expect(home.asked.at(-1)).toBe('1 Inny for q-2')
  const full = shop({ isOffered: false })
  expect(await full.press({ ...person, 'p1.lastName': 'Inny' })).toMatchObject({
    data: { form: 'p1', refusal: 'noRoomForAge', typed: { 'p1.lastName': 'Inny' } },
    init: { status: 409 },
  })
})

test.each([{}, { intent: '' }, { intent: 'zmiana' }])(
  'a press that no button makes (%j) asks for no price, so the newest one stays',
  async (fields) => {
    const here = shop()
    expect(await thrown(here.press(fields as Record<string, string>))).toMatchObject({
      init: { status: 422 },
    })
    expect(here.asked).toEqual([])
  },
)

test('when something extraordinary goes on at the place the page says that leaving is free, and why', async () => {
  const circumstance = {
    id: '1',
    destination: 'HER',
    reason: 'disaster',
    from: '2026-09-20',
    until: '2026-10-05',
  } as const
  const given = makeOrder({ number, circumstance })
  for (const tab of ['podsumowanie', 'zarzadzanie']) {
    expect((await shop({ given }).load(tab)).page.part).toMatchObject({
      free: { reason: 'disaster', place: 'Kreta', from: '2026-09-20', until: '2026-10-05' },
    })
    expect((await shop().load(tab)).page.part).toMatchObject({ free: null })
  }
})

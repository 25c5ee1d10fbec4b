import type { OfferLeg } from '@wojaz/offers'
import { locales } from '@wojaz/travel/locale'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeOffer, makeOrder, noon, documentOptions as options, paidOrder } from '../../test/make-order.ts'
import { amountsIn, readPdf } from '../../test/read-pdf.ts'
import type { Order } from '../order.ts'
import type { Participant } from '../participant.ts'
import words from './document-words.json' with { type: 'json' }
import { counted } from './document-words.ts'
import { type DocumentName, drawDocument, drawDocuments } from './draw-documents.ts'

const read = async (order: Order, name: DocumentName) =>
  readPdf((await drawDocument(order, name, options)).bytes)
const ofCar = makeOffer({
  tripType: 'DW',
  departureFlight: null,
  returnFlight: null,
  airportCode: null,
  airportName: null,
})
const whole = 1_196_462
const paidInTwo = makeOrder({
  paid: whole,
  payments: [
    ...makeOrder().payments,
    {
      id: '0d2a',
      state: 'completed',
      method: 'card',
      amount: 897_262,
      startedAt: new Date('2026-08-30T08:00:00Z'),
      completedAt: new Date('2026-08-30T08:01:00Z'),
    },
    { id: '0d2b', state: 'refused', method: 'bank', amount: 897_262, startedAt: noon, completedAt: null },
  ],
})

describe('the confirmation of the contract', () => {
  let text = ''
  let pages = 0
  beforeAll(async () => {
    const document = await read(makeOrder(), 'potwierdzenie')
    text = document.text
    pages = document.pages
  })

  test.each([
    ['the destination and the hotel', 'Złota Zatoka Palace & Spa'],
    ['the place', 'Hersonissos, Kreta, Grecja'],
    ['the days', '03.10.2026 – 10.10.2026'],
    ['the nights and the meals', '7 nocy, All inclusive'],
    ['the flight out with its hours', '06:10 – 10:05'],
    ['the flight back, which lands on the next day', '22:40 – 00:35 (11.10)'],
    ['the category of the hotel', '5 z 5 gwiazdek'],
    ['the room', 'Pokój rodzinny, widok na morze'],
    ['a name of only Polish letters', 'Świętosława Brzęczyszczykiewicz'],
    ['another one', 'Łukasz Żółć-Gęślą'],
    ['a birth date', '14.05.2018'],
    ['the seats', '12A / –'],
    ['an upsell by its name, and for whom', 'Walizka 32 kg (Świętosława Brzęczyszczykiewicz)'],
    ['a seat by its number', 'Miejsca w samolocie: 12B (Łukasz Żółć-Gęślą)'],
    ['the guarantee funds', 'Turystyczny Fundusz Gwarancyjny'],
    ['the reduction', '–974,88 zł'],
    ['the whole price', 'Cena całkowita 11 964,62 zł'],
    ['what has been paid', 'Zapłacono 22.07.2026 (BLIK) 2 992,00 zł'],
    ['what is still due, and when', 'Do zapłaty do 03.09.2026 8 972,62 zł'],
    ['who pays', 'ul. Źródlana 7 m. 12, 61-001 Poznań'],
    ['the organiser', 'Wojaż sp. z o.o. ul. Przykładowa 1, 00-000 Warszawa'],
    ['who guarantees', 'Towarzystwo Ubezpieczeń Przykład S.A.'],
    ['where to complain', 'reklamacje@wojaz.example'],
    ['when the office answers', '+48 22 000 00 00 (pn.–pt. 9–17)'],
    ['whom to call on the way', 'Pomoc w podróży +48 22 000 00 02 (całą dobę)'],
    ['until when it can be handed over', 'Do 26.09.2026'],
    ['what stepping back costs', 'do 03.09.2026 – 25 %'],
    ['that there are no 14 days', 'Prawo odstąpienia w ciągu 14 dni nie przysługuje'],
    ['the terms', 'https://wojaz.example/regulamin'],
    ['the standard form', 'https://wojaz.example/informacje/standardowy-formularz-informacyjny'],
  ])('says %s', (_, words) => {
    expect(text).toContain(words)
  })

  test('fits on two pages for a family', () => {
    expect(pages).toBe(2)
  })

  test('has rows that add up to the price', () => {
    const amounts = amountsIn(text.slice(text.indexOf('Co zawiera'), text.indexOf('Cena całkowita')))
    expect(amounts).toHaveLength(10)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(whole)
  })

  test('calls the airline by its name', async () => {
    const leg = makeOffer().departureFlight as OfferLeg
    const offer = makeOffer({ departureFlight: { ...leg, airLineCode: 'J8' } })
    expect((await read(makeOrder({ offer }), 'potwierdzenie')).text).toContain('Jantar Air, J8 4711')
  })

  test('with an own car says when the stay begins, and names no flight', async () => {
    const { text: byCar } = await read(makeOrder({ offer: ofCar, seats: [] }), 'potwierdzenie')
    expect(byCar).toContain('Dojazd własny. Pobyt zaczyna się 03.10.2026 i kończy 10.10.2026')
    expect(byCar).not.toContain('WZ 4711')
    expect(byCar).not.toContain('Miejsca (tam / powrót)')
  })

  test('says that nothing is left when everything is paid', async () => {
    const { text: paid } = await read(paidInTwo, 'potwierdzenie')
    expect(paid).toContain('Zapłacono 30.08.2026 (karta) 8 972,62 zł')
    expect(paid).toContain('Nic więcej nie trzeba dopłacać.')
  })
})

describe('the invoice', () => {
  test('of a deposit is an advance one, under the margin scheme, and says what is left', async () => {
    const { text } = await read(makeOrder(), 'faktura')
    expect(text).toContain('Faktura zaliczkowa nr W402917655/1')
    expect(text).toContain('Procedura marży dla biur podróży')
    expect(text).toContain('NIP 0000000000')
    expect(text).toContain('Świętosława Brzęczyszczykiewicz ul. Źródlana 7 m. 12 61-001 Poznań')
    expect(text).toContain('Razem 11 964,62 zł')
    expect(text).toContain('Otrzymana zapłata z tej faktury 2 992,00 zł')
    expect(text).toContain('Pozostaje do zapłaty 8 972,62 zł')
    expect(text).not.toMatch(/23 ?%|netto/)
  })

  test('of the last payment names those before it', async () => {
    const { text } = await read(paidInTwo, 'faktura')
    expect(text).toContain('Faktura końcowa nr W402917655/2')
    expect(text).toContain('Wystawiona 30.08.2026')
    expect(text).toContain('Zapłacono wcześniej (W402917655/1) 2 992,00 zł')
    expect(text).toContain('Otrzymana zapłata z tej faktury 8 972,62 zł')
    expect(text).toContain('Pozostaje do zapłaty 0,00 zł')
  })

  test('of a price paid at once is simply an invoice', async () => {
    const [payment] = makeOrder().payments
    const order = makeOrder({ paid: whole, payments: payment ? [{ ...payment, amount: whole }] : [] })
    expect((await read(order, 'faktura')).text).toContain('Faktura nr W402917655/1')
  })
})

describe('the voucher', () => {
  test('tells the reception who comes, when and to which room, in English too, without a price', async () => {
    const { text, pages } = await read(makeOrder(), 'voucher')
    expect(text).toContain('Voucher hotelowy / Hotel voucher')
    expect(text).toContain('Pokój 1 / Room 1: Pokój rodzinny, widok na morze')
    expect(text).toContain('Łukasz Żółć-Gęślą 30.11.1984')
    expect(text).toContain('Przyjazd / Check-in 03.10.2026 Wyjazd / Check-out 10.10.2026')
    expect(text).toContain('All inclusive (AI)')
    expect(text).toContain('+48 22 000 00 02 (całą dobę)')
    expect(text).not.toContain('zł')
    expect(pages).toBe(1)
  })

  test('lists people by their rooms', async () => {
    const [room] = makeOffer().occupancies
    const two = { ...room, adultsCount: 2, childrenBirthDates: [], participantsCount: 2, roomName: 'Jasny' }
    const one = { ...two, adultsCount: 1, participantsCount: 1, roomName: 'Zielony' }
    const offer = makeOffer({ occupancies: [two, one] as never })
    const { text } = await read(makeOrder({ offer }), 'voucher')
    expect(text.indexOf('Łukasz')).toBeLessThan(text.indexOf('Room 2: Zielony'))
    expect(text.indexOf('Zoé')).toBeGreaterThan(text.indexOf('Room 2: Zielony'))
  })

  test('names people of a room as the guest wrote them down', async () => {
    const [first, second, third] = makeOrder().participants as [Participant, Participant, Participant]
    const participants = [
      { ...first, entered: 1 },
      { ...second, entered: 0 },
      { ...third, entered: 2 },
    ]
    const { text } = await read(makeOrder({ participants }), 'voucher')
    const places = [second, first, third].map(({ firstName }) => text.indexOf(firstName))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})

const alphabets = {
  pl: 'Zażółć gęślą jaźń',
  cs: 'Příliš žluťoučký kůň úpěl ďábelské ódy',
  ro: 'Gheață și țâță, Înălțime',
  hu: 'Árvíztűrő tükörfúrógép',
  uk: 'Щастя, їжак, ґанок, Європа, єдність',
}

test.each(locales)('documents in %s keep every letter and leave no gap open', async (locale) => {
  const named = { firstName: alphabets[locale] }
  const participants = makeOrder().participants.map((one) => ({ ...one, ...named }))
  const order = paidOrder({ locale, contact: { ...makeOrder().contact, ...named }, participants })
  for (const { bytes, fileName, type } of await drawDocuments(order, options)) {
    const { text, lang } = await readPdf(bytes)
    expect(type).toBe('application/pdf')
    expect(fileName).toMatch(/^[a-z]+-W402917655\.pdf$/)
    expect(lang).toBe(locale)
    expect(text).not.toMatch(/\{\{|undefined|null|NaN|\uFFFD/)
    expect(text).toContain(alphabets[locale])
  }
})

test('the same order gives the same bytes', async () => {
  const [first, second] = [
    await drawDocuments(paidOrder(), options),
    await drawDocuments(paidOrder(), options),
  ]
  expect(first.map(({ bytes }) => bytes.toString('base64'))).toEqual(
    second.map(({ bytes }) => bytes.toString('base64')),
  )
})

test.each(locales)('every word of a document is there in %s, with the same gaps', (locale) => {
  const gaps = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
  for (const [key, text] of Object.entries(words)) {
    expect(text[locale].trim(), key).not.toBe('')
    expect(gaps(text[locale]), key).toEqual(gaps(text.pl))
  }
})

test.each([
  ['pl', 1, '1 noc'],
  ['pl', 3, '3 noce'],
  ['pl', 14, '14 nocy'],
  ['cs', 2, '2 noci'],
  ['cs', 7, '7 nocí'],
  ['ro', 7, '7 nopți'],
  ['ro', 21, '21 de nopți'],
  ['hu', 7, '7 éjszaka'],
  ['uk', 2, '2 ночі'],
  ['uk', 7, '7 ночей'],
] as const)('in %s %i is %s', (locale, count, words) => {
  expect(counted(locale, 'night', count)).toBe(words)
})

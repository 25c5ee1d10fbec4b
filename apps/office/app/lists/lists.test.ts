import type { Arrival, Passenger, RoomLine } from '@wojaz/booking/server'
import { expect, test } from 'vitest'
import { arrivalsList } from './arrivals-list.ts'
import { readFileName, readFlightWish, readHotelWish } from './list-wish.ts'
import { listCsv } from './office-list.ts'
import { passengerList } from './passenger-list.ts'
import { roomingList } from './rooming-list.ts'

const passenger: Passenger = {
  order: 'W000000011',
  lastName: 'ZOLC',
  firstName: 'ZOFIA',
  title: 'MRS',
  birthDate: '1990-01-01',
  kind: 'ADULT',
  cabin: 'Economy',
  seat: '12A',
  luggage: 'LUGGAGE_20_INCLUDED',
}
const infant: Passenger = { ...passenger, title: 'INF', kind: 'INFANT', seat: '', luggage: '' }
const flight = { name: 'WZ4711', day: '2026-10-03' }

test('a passenger list counts who needs a seat, and names each order once', () => {
  const list = passengerList(flight, null, [passenger, infant])
  expect(list.end).toBe('Razem: 2. Dorośli: 1, dzieci: 0, niemowlęta: 1. Miejsca w samolocie: 1.')
  expect(list.orders).toEqual(['W000000011'])
  expect(listCsv(list)).toBe(
    '\u{feff}Lp.;Nazwisko;Imię;Tytuł;Data urodzenia;Klasa;Miejsce;Bagaż;Zamówienie\r\n' +
      '1;ZOLC;ZOFIA;MRS;1990-01-01;Economy;12A;20 kg;W000000011\r\n' +
      '2;ZOLC;ZOFIA;INF;1990-01-01;Economy;;;W000000011\r\n',
  )
})

test('a passenger list names the way and the hours of the flight', () => {
  const known = { id: 1, ...flight, from: 'WAW', to: 'HER', departureTime: '06:10', arrivalTime: '10:05' }
  expect(passengerList(flight, known, []).below).toBe('Dzień lotu: 2026-10-03, WAW – HER, 06:10 – 10:05')
})

const room: RoomLine = {
  order: 'W000000011',
  arrival: '2026-10-03',
  departure: '2026-10-10',
  nights: 7,
  roomCode: 'FAM',
  board: 'AI',
  arrivesBy: 'WZ4711 10:05',
  wishes: { kinds: ['cot', 'diet'], text: 'bez laktozy' },
  guests: [
    { name: 'Żółć Zofia', birthDate: '1990-01-01', age: 36, isChild: false },
    { name: '=HYPERLINK("http://evil.example")', birthDate: '2018-05-14', age: 8, isChild: true },
  ],
}
const hotel = { hotel: 'HER10001', from: '2026-10-03', until: '2026-10-03' }

test('a rooming list names rooms by code and name, children with their age', () => {
  const list = roomingList(hotel, { name: 'Złota Zatoka', rooms: { FAM: 'Rodzinny' } }, [room])
  expect(list.rows[0]?.slice(4, 7)).toEqual([
    'FAM Rodzinny',
    'AI',
    'Żółć Zofia, =HYPERLINK("http://evil.example") (8 l.)',
  ])
  expect(list.rows[0]?.[8]).toBe('łóżeczko, dieta, bez laktozy')
  expect(list.end).toBe('Pokoje: 1. Goście: 2.')
})

test('no name that a guest typed is a formula in the file', () => {
  const evil = { ...room, guests: room.guests.slice(1) }
  const csv = listCsv(roomingList(hotel, { name: 'x', rooms: {} }, [evil]))
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"") (8 l.)"`)
})

test('arrivals count people by kind, and say who comes without a coach', () => {
  const arrival: Arrival = {
    order: 'W000000011',
    airport: 'HER',
    flight: 'WZ4711',
    time: '10:05',
    nights: 7,
    hotelCode: 'HER10001',
    hotelName: 'Złota Zatoka',
    name: 'Żółć Zofia',
    phone: '+48600100200',
    people: { ADULT: 2, CHILD: 1, INFANT: 1 },
    transfer: '',
  }
  const list = arrivalsList('arrivals', '2026-10-03', [arrival])
  expect(list.rows[0]).toContain('2+1+1')
  expect(list.rows[0]).toContain('bez transferu')
  expect(list.end).toBe('Zamówienia: 1. Osoby: 4.')
})

test.each([
  passengerList(flight, null, []),
  roomingList(hotel, { name: 'x', rooms: {} }, []),
  arrivalsList('arrivals', '2026-10-03', []),
])('the columns of $title fill the paper', ({ columns }) => {
  expect(columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test('what is asked is read as it is typed; what is wrong is said at its field', () => {
  expect(readFlightWish({ flight: 'wz 4711', day: '2026-10-03' })).toEqual({ ok: true, value: flight })
  expect(readFlightWish({ flight: 'x', day: '2026-02-30' })).toMatchObject({
    ok: false,
    refusal: { flight: expect.any(String), day: expect.any(String) },
  })
  expect(readHotelWish({ hotel: 'her10001', from: '2026-10-03', until: '' })).toEqual({
    ok: true,
    value: hotel,
  })
  expect(readHotelWish({ hotel: 'her', from: '', until: '' })).toMatchObject({
    refusal: { hotel: expect.any(String), from: expect.any(String) },
  })
  expect(readHotelWish({ hotel: 'HER10001', from: '2026-10-03', until: '2026-10-01' })).toMatchObject({
    refusal: { until: 'Ostatni dzień jest przed pierwszym.' },
  })
  expect(readHotelWish({ hotel: 'HER10001', from: '2026-10-03', until: '2027-10-01' })).toMatchObject({
    refusal: { until: 'Najwyżej 62 dni.' },
  })
})

test('a file has a name that says what is in it', () => {
  expect(readFileName('WZ4711_2026-10-03.csv')).toEqual({ parts: ['WZ4711', '2026-10-03'], kind: 'csv' })
  expect(readFileName('../x.pdf')).toBeNull()
  expect(readFileName('WZ4711_2026-10-03.exe')).toBeNull()
})

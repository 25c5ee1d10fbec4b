import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDay } from '../../test/any-day.ts'
import { anyRooms } from '../../test/any-party.ts'
import { encodeOfferCode, type OfferParts, parseOfferCode } from './offer-code.ts'

const week: OfferParts = {
  flight: { departureAirport: 'WAW', destinationAirport: 'HRG', departureTime: null },
  date: '2027-06-15',
  nights: 7,
  hotelCode: 'HRG1021',
  rooms: [{ roomCode: 'DZX1', boardCode: 'AI', adultsCount: 2, childrenBirthDates: ['2019-05-01'] }],
}

const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const word = (letters: readonly string[], minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...letters), { minLength, maxLength }).map((chosen) => chosen.join(''))
const anyAirport = word(capitals, 3, 3).filter((code) => code !== 'XXX')
const codeOf = (length: number) => word([...capitals, ...'0123456789'], 1, length)
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'))
const anyFlight = fc.record(
  {
    departureAirport: anyAirport,
    destinationAirport: anyAirport,
    departureTime: fc.option(anyTime),
    isScheduled: fc.constant(true as const),
  },
  { requiredKeys: ['departureAirport', 'destinationAirport', 'departureTime'] },
)
const sortedRooms = anyRooms.map((rooms) =>
  rooms.map((room) => ({ ...room, childrenBirthDates: [...room.childrenBirthDates].sort() })),
)
const anyStay: fc.Arbitrary<OfferParts> = fc.record({
  flight: fc.option(anyFlight),
  date: anyDay.filter((day) => day < '2100'),
  nights: fc.integer({ min: 1, max: 90 }),
  hotelCode: codeOf(16),
  rooms: fc
    .tuple(sortedRooms, codeOf(12), codeOf(6))
    .map(([rooms, roomCode, boardCode]) => rooms.map((room) => ({ ...room, roomCode, boardCode }))),
})
const anyFlightAlone: fc.Arbitrary<OfferParts> = fc.record({
  flight: anyFlight,
  date: anyDay.filter((day) => day < '2100'),
  nights: fc.integer({ min: 1, max: 90 }),
  hotelCode: fc.constant(null),
  rooms: sortedRooms.map(([party]) => [
    { adultsCount: 1, childrenBirthDates: [], ...party, roomCode: null, boardCode: null },
  ]),
})

test('an offer code says everything about the offer', () => {
  expect(encodeOfferCode(week)).toBe('WAWHRG270615-7-HRG1021-DZX1_AI_2c190501')
  expect(parseOfferCode('WAWHRG270615-7-HRG1021-DZX1_AI_2c190501')).toEqual({ ok: true, value: week })
})

test('its first three letters are the departure airport, XXX with own transport', () => {
  expect(encodeOfferCode(week).slice(0, 3)).toBe('WAW')
  expect(encodeOfferCode({ ...week, flight: null }).slice(0, 3)).toBe('XXX')
})

test('a chosen departure hour is part of it', () => {
  const flight = { departureAirport: 'WAW', destinationAirport: 'HRG', departureTime: '06:15' }
  expect(encodeOfferCode({ ...week, flight })).toBe('WAWHRG270615T0615-7-HRG1021-DZX1_AI_2c190501')
})

test('so is the wish for scheduled flights', () => {
  const flight = {
    departureAirport: 'WAW',
    destinationAirport: 'HRG',
    departureTime: null,
    isScheduled: true,
  } as const
  expect(encodeOfferCode({ ...week, flight })).toBe('WAWHRG270615L-7-HRG1021-DZX1_AI_2c190501')
})

test('every room has its own code, board and party', () => {
  const single = { roomCode: 'SGL', boardCode: 'HB', adultsCount: 1, childrenBirthDates: [] }
  expect(encodeOfferCode({ ...week, rooms: [...week.rooms, single] })).toBe(
    'WAWHRG270615-7-HRG1021-DZX1_AI_2c190501-SGL_HB_1',
  )
})

test('a flight alone has passengers and no hotel', () => {
  const rooms = [{ roomCode: null, boardCode: null, adultsCount: 2, childrenBirthDates: [] }]
  expect(encodeOfferCode({ ...week, hotelCode: null, rooms })).toBe('WAWHRG270615-7--2')
})

test('every offer survives its code', () => {
  fc.assert(
    fc.property(fc.oneof(anyStay, anyFlightAlone), (offer) => {
      const code = encodeOfferCode(offer)
      expect(parseOfferCode(code)).toEqual({ ok: true, value: offer })
      expect(encodeURIComponent(code)).toBe(code)
    }),
  )
})

test('the same children in another order are the same offer', () => {
  const withChildren = (childrenBirthDates: string[]) =>
    encodeOfferCode({ ...week, rooms: week.rooms.map((room) => ({ ...room, childrenBirthDates })) })
  expect(withChildren(['2021-03-04', '2019-05-01'])).toBe(withChildren(['2019-05-01', '2021-03-04']))
})

test.each([
  ['flight', 'XXXHRG270615-7-HRG1021-DZX1_AI_2'],
  ['flight', 'WAWXXX270615-7-HRG1021-DZX1_AI_2'],
  ['flight', 'XXXXXX270615T0615-7-HRG1021-DZX1_AI_2'],
  ['flight', 'XXXXXX270615L-7-HRG1021-DZX1_AI_2'],
  ['flight', 'XXXXXX270615-7--2'],
  ['date', 'WAWHRG270230-7-HRG1021-DZX1_AI_2'],
  ['date', 'rubbish'],
  ['date', 'WAWHRG270615T2515-7-HRG1021-DZX1_AI_2'],
  ['nights', 'WAWHRG270615-0-HRG1021-DZX1_AI_2'],
  ['nights', 'WAWHRG270615-07-HRG1021-DZX1_AI_2'],
  ['nights', 'WAWHRG270615-91-HRG1021-DZX1_AI_2'],
  ['hotel', "WAWHRG270615-7-'OR1=1-DZX1_AI_2"],
  ['rooms', 'WAWHRG270615-7-HRG1021'],
  ['rooms', 'WAWHRG270615-7-HRG1021-2'],
  ['rooms', 'WAWHRG270615-7--DZX1_AI_2'],
  ['rooms', 'WAWHRG270615-7--2-2'],
  ['rooms', 'WAWHRG270615-7-HRG1021-DZX1_AI_9'],
  ['rooms', 'WAWHRG270615-7-HRG1021-DZX1_AI_0c190501'],
  ['rooms', 'WAWHRG270615-7-HRG1021-DZX1_AI_2c190231'],
  ['rooms', 'WAWHRG270615-7-HRG1021-DZX1_AI_2c210304c190501'],
  ['length', `WAWHRG270615-7-HRG1021${'-DZX1_AI_2'.repeat(100)}`],
])('a code with an impossible %s is refused: %s', (part, code) => {
  expect(parseOfferCode(code)).toEqual({ ok: false, refusal: { code: 'offer-code-unreadable', part } })
})

test('no text makes the reader fail, and what it reads is written back alike', () => {
  const pieces = fc.constantFrom(
    'WAWHRG270615',
    'XXXXXX',
    '-',
    '7',
    'DZX1_AI_2',
    'c190501',
    '_',
    'T0615',
    'L',
    '0',
  )
  const anyText = fc.oneof(
    fc.string(),
    fc.array(pieces).map((chosen) => chosen.join('')),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      const read = parseOfferCode(text)
      expect(read.ok ? encodeOfferCode(read.value) : text).toBe(text)
    }),
  )
})

test.each([{ date: '1999-06-15' }, { nights: 0 }, { hotelCode: 'hrg-1' }, { rooms: [] }])(
  'an offer that no code can say is a fault: %j',
  (wrong) => {
    expect(() => encodeOfferCode({ ...week, ...wrong })).toThrow(RangeError)
  },
)

test('a flight alone may name its very planes, and go only one way; a holiday may do neither', () => {
  const passengers = [{ roomCode: null, boardCode: null, adultsCount: 3, childrenBirthDates: [] }]
  const airports = { departureAirport: 'WAW', destinationAirport: 'HRG', departureTime: null }
  const parts: OfferParts = {
    flight: { ...airports, outbound: '7Z1234', inbound: 'FR99' },
    date: '2027-06-15',
    nights: 7,
    hotelCode: null,
    rooms: passengers,
  }
  expect(encodeOfferCode(parts)).toBe('WAWHRG270615F7Z1234RFR99-7--3')
  expect(parseOfferCode('WAWHRG270615F7Z1234RFR99-7--3')).toEqual({ ok: true, value: parts })
  expect(parseOfferCode('WAWHRG270615-0--3')).toMatchObject({ ok: true, value: { nights: 0 } })
  for (const code of ['WAWHRG270615-0-HRG1021-DZX1_AI_2', 'WAWHRG270615RFR99-0--3', 'WAWHRG270615-00--3'])
    expect(parseOfferCode(code)).toMatchObject({ ok: false, refusal: { part: 'nights' } })
  expect(parseOfferCode('WAWHRG270615F7Z1234-7-HRG1021-DZX1_AI_2')).toMatchObject({
    ok: false,
    refusal: { part: 'flight' },
  })
})

test('a code that was read before says the same again, and so does a refusal', () => {
  for (const code of ['WAWHRG270615-7-HRG1021-DZX1_AI_2c190501', 'WAWHRG270615-0-HRG1021-DZX1_AI_2', ''])
    expect(parseOfferCode(code)).toBe(parseOfferCode(code))
})

test('many codes in turn are read right, also after the first are forgotten', () => {
  const codes = Array.from({ length: 2_500 }, (_, number) => `WAWHRG270615-7-HRG${number}-DZX1_AI_2`)
  for (const code of [...codes, ...codes])
    expect(parseOfferCode(code)).toMatchObject({ ok: true, value: { hotelCode: code.split('-')[2] } })
})

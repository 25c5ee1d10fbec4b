import { expect, test } from 'vitest'
import { priceParts } from './price-parts.ts'
import { chargesOfSeats, type QuoteParts, quote } from './quote.ts'

/** Two adults for a week, without a reduction. */
function parts(changes: Partial<QuoteParts> = {}): QuoteParts {
  return {
    today: '2026-11-15',
    date: '2027-06-01',
    participants: 2,
    flights: 200_000,
    airportCharges: 0,
    rooms: [{ nightly: 100_000, factor: 2_000 }],
    transfer: { price: 5_000, seats: 2 },
    fees: { tfg: 1_500, tfp: 1_500 },
    promotions: [],
    levels: [],
    isLowCost: false,
    ...changes,
  }
}

const half = {
  kind: 'special',
  percent: 50,
  startsOn: '2026-11-10',
  endsOn: '2026-11-20',
  travelFrom: '2027-05-01',
  travelTo: '2027-06-30',
}

test('a total is flights, stay, transfer and both guarantee funds', () => {
  expect(quote(parts())).toMatchObject({
    base: 400_000,
    stay: 200_000,
    transfer: 10_000,
    tfg: 3_000,
    tfp: 3_000,
    discount: 0,
    total: 416_000,
    perPerson: 208_000,
    originalFullPrice: 416_000,
    lowestPriceBefore: null,
    validUntil: null,
    peakworkPrice: null,
  })
})

test.each([
  [1, 49_999, 0],
  [1, 50_000, 100],
  [3, 33_333, 100],
  [100, 1_500, 200],
])('a room of %i grosze at %i thousandths costs %i: whole złoty, half upwards', (nightly, factor, stay) => {
  expect(quote(parts({ rooms: [{ nightly, factor }] })).stay).toBe(stay)
})

test('each room is rounded on its own', () => {
  const room = { nightly: 50, factor: 1_000 }
  expect(quote(parts({ rooms: [room, room] })).stay).toBe(200)
})

test('what one person pays is rounded up, so that the party never pays more than it was shown', () => {
  const { total, perPerson } = quote(parts({ participants: 3, transfer: { price: 0, seats: 3 } }))
  expect(perPerson * 3).toBeGreaterThanOrEqual(total)
  expect(perPerson % 100).toBe(0)
})

test('a reduction takes whole złoty off the stay alone', () => {
  const { discount, total, originalFullPrice, validUntil } = quote(
    parts({
      promotions: [{ ...half, percent: 33 }],
      flights: 0,
      rooms: [{ nightly: 101_010, factor: 1_000 }],
    }),
  )
  expect(discount).toBe(33_300)
  expect(originalFullPrice - total).toBe(33_300)
  expect(validUntil).toBe('2026-11-20')
})

test.each([
  ['yesterday', { endsOn: '2026-11-14' }],
  ['tomorrow', { startsOn: '2026-11-16' }],
  ['for later holidays', { travelFrom: '2027-06-02' }],
  ['for earlier holidays', { travelTo: '2027-05-31' }],
])('a reduction %s is none', (_, window) => {
  expect(quote(parts({ promotions: [{ ...half, ...window }] })).discount).toBe(0)
})

/** The stay costs 1000 zł since the tenth of November; everything else costs 2160 zł. */
const reduced = (levels: QuoteParts['levels'], promotions: QuoteParts['promotions'] = [half]) =>
  quote(parts({ levels, promotions }))

test('a reduction is measured against the lowest total of the 30 days before it began, and that is struck', () => {
  const quoted = reduced([
    { changedOn: '2026-09-01', level: 900 },
    { changedOn: '2026-10-20', level: 800 },
    { changedOn: '2026-11-01', level: 1_200 },
    // The price on the day when the reduction began, not before it.
    { changedOn: '2026-11-10', level: 500 },
  ])
  expect(quoted).toMatchObject({
    total: 216_000 + 100_000,
    lowestPriceBefore: 216_000 + 160_000,
    originalFullPrice: 216_000 + 160_000,
    discount: 60_000,
    // 15.9 %
    discountPercent: 15,
    stay: 160_000,
    base: 360_000,
  })
})

test('a price that rose before is struck with what it was, though the contract asks for more', () => {
  const { originalFullPrice, total } = reduced([{ changedOn: '2026-01-01', level: 1_300 }])
  expect([originalFullPrice, total]).toEqual([216_000 + 260_000, 316_000])
})

test.each([
  ['was lower', 400],
  ['was the same', 500],
  ['was less than one percent higher', 515],
])('a price that %s in the 30 days before is announced as no reduction: it is the price', (_, level) => {
  const quoted = reduced([{ changedOn: '2026-01-01', level }])
  expect(quoted).toMatchObject({ discount: 0, discountPercent: 0, discountKind: null, validUntil: null })
  expect(quoted).toMatchObject({ lowestPriceBefore: null, originalFullPrice: quoted.total, total: 316_000 })
  expect(quoted).toMatchObject({ stay: 100_000, base: 300_000, rooms: [100_000] })
})

test.each([
  // 1000 → 990 zł for all; 200 → 198 zł for one of five, but 143 → 142 zł for one of seven.
  [5, 1],
  [7, 0],
])('the percent holds for one of %i as for all: %i', (participants, percent) => {
  const alone = { flights: 0, fees: { tfg: 0, tfp: 0 }, transfer: { price: 0, seats: 0 } }
  const rooms = [{ nightly: 100_000, factor: 1_000 }]
  const promotions = [{ ...half, percent: 1 }]
  expect(quote(parts({ ...alone, participants, rooms, promotions })).discountPercent).toBe(percent)
})

test('an earlier reduction counts among the lowest prices, on its last day as well', () => {
  const earlier = { ...half, percent: 10, startsOn: '2026-09-01', endsOn: '2026-10-11' }
  expect(reduced([], [earlier, half]).lowestPriceBefore).toBe(216_000 + 180_000)
  const tooEarly = { ...earlier, endsOn: '2026-10-10' }
  expect(reduced([], [tooEarly, half]).lowestPriceBefore).toBe(216_000 + 200_000)
})

test('a reduction is shared by what rooms cost, in whole złoty, and nothing is lost', () => {
  const rooms = [200_000, 133_300, 66_700].map((nightly) => ({ nightly, factor: 1_000 }))
  const quoted = quote(parts({ rooms, promotions: [{ ...half, percent: 8 }] }))
  expect(quoted.rooms).toEqual([184_000, 122_600, 61_400])
  expect(quoted.rooms.reduce((sum, room) => sum + room, 0)).toBe(quoted.stay - quoted.discount)
})

test('with a low-cost leg the peakwork price is the price before the reduction', () => {
  const { peakworkPrice, originalFullPrice } = quote(parts({ promotions: [half], isLowCost: true }))
  expect(peakworkPrice).toBe(originalFullPrice)
})

test('a flight alone tells fare and airport charges apart, and costs what it cost', () => {
  const alone = parts({ rooms: [], transfer: { price: 0, seats: 0 }, flights: 123_457 })
  const told = quote({ ...alone, airportCharges: 40_001 })
  expect(told.total).toBe(quote(alone).total)
  expect(priceParts(told)).toEqual([
    { part: 'airFare', amount: 83_456 },
    { part: 'airportCharges', amount: 40_001 },
    { part: 'tfg', amount: 3_000 },
    { part: 'tfp', amount: 3_000 },
  ])
})

test('the flights of a package stay one line of its price', () => {
  expect(priceParts(quote(parts())).map(({ part }) => part)).toEqual([
    ...['flights', 'stay', 'transfer', 'tfg', 'tfp'],
  ])
})

test.each([
  ['each seat pays the airports', 8_000, [50_000, 2], [45_000, 1], 24_000],
  ['a seat that costs less than its airports take is all charges', 8_000, [5_000, 2], [45_000, 1], 18_000],
  ['airports that take nothing', 0, [50_000, 2], [45_000, 1], 0],
] as const)('%s', (_, charge, adults, children, charges) => {
  const seats = [adults, children].map(([price, count]) => ({ price, count }))
  expect(chargesOfSeats(charge, seats)).toBe(charges)
})

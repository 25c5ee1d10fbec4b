import { addDays } from '@wojaz/travel/dates'
import { expect, test } from 'vitest'
import { pastTotals } from './past-totals.ts'
import { type QuoteParts, quote } from './quote.ts'

/** Two adults for a week: flights, transfer and funds of 2160 zł, a stay of 2000 zł, on sale for two years. */
function parts(changes: Partial<QuoteParts> = {}): QuoteParts {
  return {
    today: '2026-11-15',
    date: '2027-03-01',
    participants: 2,
    flights: 200_000,
    airportCharges: 0,
    rooms: [{ nightly: 100_000, factor: 2_000 }],
    transfer: { price: 5_000, seats: 2 },
    fees: { tfg: 1_500, tfp: 1_500 },
    promotions: [],
    levels: [{ changedOn: '2024-11-01', level: 1_000 }],
    isLowCost: false,
    ...changes,
  }
}

const past = (changes: Partial<QuoteParts> = {}) => pastTotals(parts(changes), quote(parts(changes)))

test('a trip on sale for longer is known for a year, week by week, the last week first, today left out', () => {
  const known = past()
  expect(known).toHaveLength(52)
  expect(known[0]).toEqual({ day: '2026-11-08', total: 416_000 })
  expect(known.at(-1)?.day).toBe(addDays('2026-11-15', -364))
})

test('before a review of prices the stay cost what it cost then; flights, transfer and funds are those of today', () => {
  const levels = [
    { changedOn: '2024-11-01', level: 1_100 },
    { changedOn: '2026-10-01', level: 900 },
    { changedOn: '2026-11-10', level: 1_000 },
  ]
  const totals = past({ levels }).map(({ total }) => total)
  expect(totals.slice(0, 6)).toEqual(Array(6).fill(216_000 + 180_000))
  expect(new Set(totals.slice(6))).toEqual(new Set([216_000 + 220_000]))
})

const half = { kind: 'special', percent: 50, travelFrom: '2027-02-01', travelTo: '2027-03-31' }

test('a reduction counts on the days on which it was to be had', () => {
  const promotions = [{ ...half, startsOn: '2026-10-20', endsOn: '2026-11-05' }]
  const totals = past({ promotions }).map(({ total }) => total)
  expect(totals.slice(0, 5)).toEqual([416_000, 316_000, 316_000, 416_000, 416_000])
})

test('today’s reduction does not make the weeks before it cheaper', () => {
  const promotions = [{ ...half, startsOn: '2026-11-14', endsOn: '2026-11-20' }]
  expect(past({ promotions })[0]?.total).toBe(416_000)
  expect(quote(parts({ promotions })).total).toBe(316_000)
})

test('there is no price from before the trip was on sale', () => {
  const known = past({ date: '2028-04-01' })
  expect(known.at(-1)?.day).toBe('2026-10-04')
  expect(known).toHaveLength(6)
})

test('there is no price from before the history of the hotel begins, and without a history there is none', () => {
  expect(past({ levels: [{ changedOn: '2026-10-01', level: 1_000 }] })).toHaveLength(6)
  expect(past({ levels: [] })).toEqual([])
})

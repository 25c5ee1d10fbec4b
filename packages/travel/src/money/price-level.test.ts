import { expect, test } from 'vitest'
import { priceStanding } from './price-level.ts'

/** Thirty weeks in which the trip became 100 zł dearer every week, starting at 3000 zł. */
const weeks = Array.from({ length: 30 }, (_, week) => 300_000 + week * 10_000)

test.each([
  [280_000, 'low'],
  [300_000, 'low'],
  [390_000, 'low'],
  [400_000, 'typical'],
  [440_000, 'typical'],
  [480_000, 'typical'],
  [490_000, 'high'],
  [590_000, 'high'],
  [620_000, 'high'],
])(
  'after thirty weeks between 3000 and 5900 zł a price of %i is %s: as in the cheapest third, as in the dearest, or between',
  (price, level) => {
    expect(priceStanding(price, weeks)?.level).toBe(level)
  },
)

test('says what it was compared with', () => {
  expect(priceStanding(280_000, weeks)).toEqual({
    level: 'low',
    compared: 30,
    lowest: 300_000,
    median: 440_000,
    highest: 590_000,
  })
})

test('whether it rose or fell meanwhile means nothing', () => {
  expect(priceStanding(390_000, [...weeks].reverse())).toEqual(priceStanding(390_000, weeks))
})

test('a price that hardly ever moved is neither low nor high', () => {
  const even = weeks.map((_, week) => 400_000 + week * 500)
  for (const price of [even[0], even.at(-1)] as number[])
    expect(priceStanding(price, even)?.level).toBe('typical')
})

test('a trip that nearly always cost the same is low only when it costs less', () => {
  const flat = [...Array<number>(20).fill(400_000), ...Array<number>(4).fill(300_000)]
  expect(priceStanding(400_000, flat)?.level).toBe('typical')
  expect(priceStanding(300_000, flat)?.level).toBe('low')
})

test('eleven weeks are too few to call a price low', () => {
  expect(priceStanding(300_000, weeks.slice(0, 11))).toBeNull()
  expect(priceStanding(300_000, weeks.slice(0, 12))?.level).toBe('low')
})

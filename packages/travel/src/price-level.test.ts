import { expect, test } from 'vitest'
import { priceStanding } from './price-level.ts'

/** Thirty days, from 3000 zł upwards by 100 zł a day. */
const days = Array.from({ length: 30 }, (_, day) => 300_000 + day * 10_000)

test.each([
  [300_000, 'low'],
  [390_000, 'low'],
  [400_000, 'typical'],
  [440_000, 'typical'],
  [480_000, 'typical'],
  [490_000, 'high'],
  [590_000, 'high'],
])(
  'of thirty prices %i is %s: the cheapest third, the dearest third, and what lies between',
  (price, level) => {
    expect(priceStanding(price, days)?.level).toBe(level)
  },
)

test('says what it was compared with', () => {
  expect(priceStanding(300_000, days)).toEqual({
    ...{ level: 'low', compared: 30, lowest: 300_000, median: 440_000, highest: 590_000 },
  })
})

test('the order of the prices means nothing', () => {
  expect(priceStanding(390_000, [...days].reverse())).toEqual(priceStanding(390_000, days))
})

test('where all days cost about the same, no day is cheap and none is dear', () => {
  const even = days.map((_, day) => 400_000 + day * 500)
  for (const price of [even[0], even.at(-1)] as number[])
    expect(priceStanding(price, even)?.level).toBe('typical')
})

test('when most days cost the same, the same is typical and only less is low', () => {
  const flat = [...Array<number>(20).fill(400_000), ...Array<number>(4).fill(300_000)]
  expect(priceStanding(400_000, flat)?.level).toBe('typical')
  expect(priceStanding(300_000, flat)?.level).toBe('low')
})

test('eleven prices are too few to call one low', () => {
  expect(priceStanding(300_000, days.slice(0, 11))).toBeNull()
  expect(priceStanding(300_000, days.slice(0, 12))?.level).toBe('low')
})

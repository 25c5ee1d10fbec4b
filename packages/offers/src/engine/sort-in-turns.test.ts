import { expect, test } from 'vitest'
import { firstInTurns, sortInTurns } from './sort-in-turns.ts'
import { Turn } from './turn.ts'

test.each([0, 1, 1_024, 1_025, 5_000])('%i things are sorted, equal ones as they came', async (count) => {
  const things = Array.from({ length: count }, (_, came) => ({ rank: (came * 7_919) % 97, came }))
  const sorted = await sortInTurns(things, (a, b) => a.rank - b.rank, new Turn())
  expect(sorted).toEqual([...things].sort((a, b) => a.rank - b.rank || a.came - b.came))
})

test.each([0, 3, 60, 600, 1_000, 1_001, 9_000])(
  'the first %i are those of the whole order',
  async (count) => {
    const things = Array.from({ length: 5_000 }, (_, came) => ({ rank: (came * 7_919) % 997, came }))
    const order = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank
    const all = await sortInTurns(things, order, new Turn())
    expect(await firstInTurns(things, order, count, new Turn())).toEqual(all.slice(0, count))
  },
)

import { expect, test } from 'vitest'
import { bandAge } from './party-age-bands.ts'

/** Ages at which some rate has another share. */
const cutsAt = (...ages: number[]) =>
  Uint8Array.from({ length: 19 }, (_, age) => (ages.includes(age) ? 1 : 0))

test('an age stands for its band: the youngest who costs the same in every hotel', () => {
  const cuts = cutsAt(2, 7, 13, 18)
  expect([0, 1, 2, 6, 7, 12, 13, 17].map((age) => bandAge(cuts, age))).toEqual([0, 0, 2, 2, 7, 7, 13, 13])
})

test('from eighteen on everybody is one age', () => {
  expect([18, 19].map((age) => bandAge(cutsAt(18), age))).toEqual([18, 18])
})

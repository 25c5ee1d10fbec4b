import { setImmediate as nextRound } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { setTurnLength } from './engine/turn.ts'
import type { Offer } from './offer.ts'
import { offersInTurns } from './offer-of-stay.ts'

afterEach(() => setTurnLength(4))

test('the offers of a page are made one after another, with room for other guests between them', async () => {
  setTurnLength(0)
  let round = 0
  const madeIn: number[] = []
  const page = offersInTurns([1, 2, 3, 4], (number) => {
    madeIn.push(round)
    return { offerCode: String(number) } as Offer
  })
  while (madeIn.length < 4) {
    await nextRound()
    round++
  }
  expect((await page).map(({ offerCode }) => offerCode)).toEqual(['1', '2', '3', '4'])
  expect(new Set(madeIn).size).toBe(4)
})

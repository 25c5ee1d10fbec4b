import { expect, test } from 'vitest'
import { cardSteps, isChosenInStep, isOpenedHere, promisedTotal, stepOf } from './card-steps.ts'

test('an address opens one step, or none', () => {
  for (const [step, hash] of Object.entries(cardSteps)) expect(stepOf(hash)).toBe(step)
  for (const hash of ['', '#', '#pokoje', '#toString']) expect(stepOf(hash)).toBeNull()
})

test('a step that was opened on the card is closed by going back; one that came by a link is not', () => {
  expect(isOpenedHere({ isOpenedHere: true, total: 1 })).toBe(true)
  for (const state of [null, undefined, 'text', { total: 1 }]) expect(isOpenedHere(state)).toBe(false)
})

test('only a choice promises a price', () => {
  expect(promisedTotal({ total: 123_400 })).toBe(123_400)
  for (const state of [null, {}, { total: '1' }, 'text']) expect(promisedTotal(state)).toBeNull()
})

test('a step in which something was chosen is told apart from one that was only looked at', () => {
  const hash = cardSteps.roomChoice
  expect(isChosenInStep({ hash, state: { isOpenedHere: true, total: 1 } })).toBe(true)
  expect(isChosenInStep({ hash, state: { isOpenedHere: true } })).toBe(false)
  expect(isChosenInStep({ hash: '', state: { isOpenedHere: true, total: 1 } })).toBe(false)
})

import { expect, test } from 'vitest'
import { barAfterKey, firstBar } from './bar-after-key.ts'

const bar = { price: 1, level: null, lastYear: null, url: '/' }
/** Three months, two places; the first place has nothing in the second month. */
const slots = [{ bars: [bar, bar] }, { bars: [null, bar] }, { bars: [bar, null] }]

test.each([
  ['ArrowRight', { slot: 0, place: 0 }, { slot: 2, place: 0 }],
  ['ArrowLeft', { slot: 2, place: 0 }, { slot: 0, place: 0 }],
  ['ArrowDown', { slot: 0, place: 0 }, { slot: 0, place: 1 }],
  ['ArrowUp', { slot: 0, place: 1 }, { slot: 0, place: 0 }],
  ['End', { slot: 0, place: 1 }, { slot: 1, place: 1 }],
  ['Home', { slot: 1, place: 1 }, { slot: 0, place: 1 }],
])('%s leads over gaps to the next bar', (key, from, to) => {
  expect(barAfterKey(key, from, slots)).toEqual(to)
})

test.each([
  ['ArrowRight', { slot: 2, place: 0 }],
  ['ArrowLeft', { slot: 0, place: 0 }],
  ['ArrowDown', { slot: 2, place: 0 }],
  ['ArrowUp', { slot: 0, place: 0 }],
])('at the end %s stays where it is', (key, at) => {
  expect(barAfterKey(key, at, slots)).toEqual(at)
})

test('other keys belong to the browser', () => {
  expect(barAfterKey('Tab', { slot: 0, place: 0 }, slots)).toBeNull()
  expect(barAfterKey('Enter', { slot: 0, place: 0 }, slots)).toBeNull()
})

test('Tab comes first to the first bar there is', () => {
  expect(firstBar([{ bars: [null, null] }, { bars: [null, bar] }])).toEqual({ slot: 1, place: 1 })
  expect(firstBar([{ bars: [null] }])).toBeNull()
})

import { expect, test } from 'vitest'
import { orderNumberOf } from '../orders/order-number.ts'
import { placeText, readDeskQuestion, readDeskWords } from './desk-question.ts'

const number = orderNumberOf('40291765')

test.each([
  [number, { kind: 'number', number }],
  [` ${number.toLowerCase()} `, { kind: 'number', number }],
  [`${number.slice(0, 4)} ${number.slice(4)}`, { kind: 'number', number }],
  ['Zofia@Example.com', { kind: 'email', email: 'zofia@example.com' }],
  ['+48 600-100-200', { kind: 'phone', digits: '600100200' }],
  ['600100200', { kind: 'phone', digits: '600100200' }],
  ['WZ4711', { kind: 'flight', flight: 'WZ4711' }],
  ['wz 4711', { kind: 'flight', flight: 'WZ4711' }],
  ['Żółć', { kind: 'names', names: ['Żółć'] }],
  ['Nowak-Żółć, Anna', { kind: 'names', names: ['Nowak', 'Żółć', 'Anna'] }],
  ['Шевченко', { kind: 'names', names: ['Шевченко'] }],
  ["x' & !| :*", { kind: 'names', names: ['x'] }],
  ['', null],
  ['!?', null],
])('%j is looked for as %j', (typed, words) => {
  expect(readDeskWords(typed)).toEqual(words)
})

test('what cannot be read is left out, not an error', () => {
  const question = readDeskQuestion({ flight: '?', date: '2026-02-30', state: 'sold', due: 'x', after: 'x' })
  expect(question).toEqual({
    words: null,
    flight: null,
    hotel: [],
    date: null,
    state: null,
    isOverdue: false,
    after: null,
  })
})

test('where a page ended survives the address', () => {
  const after = { placedAt: new Date('2026-11-15T12:00:00.123Z'), number }
  expect(readDeskQuestion({ after: placeText(after) }).after).toEqual(after)
})

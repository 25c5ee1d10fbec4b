import { expect, test } from 'vitest'
import { type DictionaryRow, toppedUp } from './top-up.ts'

const row = (key: string, value: DictionaryRow['value']): DictionaryRow => ({ key, value })
const shipped = { greeting: { pl: 'Dzień dobry', cs: 'Dobrý den' } }

test('a text that is missing is added in all its languages', () => {
  expect(toppedUp([], shipped, {})).toMatchObject([{ key: 'greeting', value: shipped.greeting }])
})

test("an editor's wording stays, the languages the editor has not touched follow the shop", () => {
  const before = { greeting: { pl: 'Hej', cs: 'Ahoj' } }
  const rows = [row('greeting', { pl: 'Witajcie', cs: 'Ahoj' })]
  expect(toppedUp(rows, shipped, before)).toEqual([row('greeting', { pl: 'Witajcie', cs: 'Dobrý den' })])
})

test('a language that has become empty is filled', () => {
  expect(toppedUp([row('greeting', { pl: 'Witajcie' })], shipped, shipped)).toEqual([
    row('greeting', { pl: 'Witajcie', cs: 'Dobrý den' }),
  ])
})

test("an editor's own keys and order are kept", () => {
  const rows = [row('own', { pl: 'Moje' }), row('greeting', shipped.greeting)]
  expect(toppedUp(rows, shipped, shipped)).toEqual(rows)
})

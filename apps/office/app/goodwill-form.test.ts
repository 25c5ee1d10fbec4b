import { expect, test } from 'vitest'
import { readGoodwill } from './goodwill-form.ts'

const typed = { amount: '99,50', kind: 'gesture', text: ' stały klient ' }
const faultsOf = (more: Record<string, string>, most = 100_00) => {
  const read = readGoodwill({ ...typed, ...more }, most)
  return read.ok ? null : read.refusal
}

test('an amount, a kind and words are a reason', () => {
  expect(readGoodwill(typed, 100_00)).toEqual({
    ok: true,
    value: { amount: 99_50, kind: 'gesture', text: 'stały klient' },
  })
})

test.each([
  ['nothing typed', { amount: '', kind: '', text: ' ' }, ['amount', 'kind', 'text']],
  ['no number', { amount: 'sto' }, ['amount']],
  ['more than there is', { amount: '100,01' }, ['amount']],
  ['a made-up kind', { kind: 'constructor' }, ['kind']],
  ['only what nobody sees', { text: '\u0000\u0007' }, ['text']],
  ['a novel', { text: 'x'.repeat(501) }, ['text']],
])('%s is said at its field', (_, more, fields) => {
  expect(Object.keys(faultsOf(more) ?? {})).toEqual(fields)
})

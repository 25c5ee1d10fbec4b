import { expect, test } from 'vitest'
import { askedText } from './saved-in.ts'

test('a question is kept without the page that was open', () => {
  expect(askedText({ state: 'pending', after: '1763380800000_x', hotel: '' })).toBe('state=pending')
})

test('only what can be a question is kept', () => {
  expect(askedText({ 'a<b': 'x', state: 'y'.repeat(501), due: '1' })).toBe('due=1')
})

import { expect, test } from 'vitest'
import { longestMessage, readMessage } from './message-text.ts'

test('a message keeps its lines and loses its blank edges', () => {
  expect(readMessage('  Dzień dobry,\r\nczy jest łóżeczko?\n\n')).toEqual({
    ok: true,
    value: 'Dzień dobry,\nczy jest łóżeczko?',
  })
})

test.each(['', '   ', '\n\n', '\u202e\u0000'])('%j says nothing', (typed) => {
  expect(readMessage(typed)).toEqual({ ok: false, refusal: 'message-missing' })
})

test('a file may go without a word', () => {
  expect(readMessage('', { hasFiles: true })).toEqual({ ok: true, value: '' })
})

test('what cannot be seen and turns the reading direction is left out', () => {
  expect(readMessage('a\u202eb\u0007c')).toEqual({ ok: true, value: 'abc' })
})

test('two pages are enough', () => {
  expect(readMessage('x'.repeat(longestMessage)).ok).toBe(true)
  expect(readMessage('x'.repeat(longestMessage + 1))).toEqual({ ok: false, refusal: 'message-too-long' })
})

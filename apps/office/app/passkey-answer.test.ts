import { expect, test } from 'vitest'
import { readPasskeyAnswer } from './passkey-answer.ts'

test('what a key answers is read', () => {
  expect(readPasskeyAnswer('{"id":"a","response":{}}')).toEqual({ id: 'a', response: {} })
})

test.each(['', '{', 'null', '1', '[]', '{"id":1,"response":{}}', '{"id":"a","response":null}'])(
  '“%s” is no answer of a key',
  (text) => {
    expect(readPasskeyAnswer(text)).toBeNull()
  },
)

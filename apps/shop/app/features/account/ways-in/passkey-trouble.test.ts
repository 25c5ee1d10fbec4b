import { expect, test } from 'vitest'
import { passkeyTrouble } from './passkey-trouble.ts'

const thrown = (name: string) => Object.assign(new Error('x'), { name })
const refused = (body: unknown) => Object.assign(new Error('x'), { name: 'ApiError', body })

test('whoever closes the browser’s question has changed their mind', () => {
  expect(passkeyTrouble(thrown('NotAllowedError'))).toEqual({ is: 'cancelled' })
  expect(passkeyTrouble(thrown('AbortError'))).toEqual({ is: 'cancelled' })
})

test('who logged in long ago shows first who they are', () => {
  expect(passkeyTrouble(refused({ code: 'confirm-needed', message: 'Potwierdź' }))).toEqual({
    is: 'proof-needed',
  })
})

test('what the shop says is said; everything else has one sentence', () => {
  expect(passkeyTrouble(refused({ code: 'passkey-known', message: 'Jest już' }))).toEqual({
    is: 'refused',
    words: 'Jest już',
  })
  expect(passkeyTrouble(refused('<html>'))).toEqual({ is: 'refused', words: null })
  expect(passkeyTrouble(thrown('SecurityError'))).toEqual({ is: 'refused', words: null })
  expect(passkeyTrouble(null)).toEqual({ is: 'refused', words: null })
})

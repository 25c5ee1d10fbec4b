import { expect, test } from 'vitest'
import { keyOf } from './editor-password.ts'

const salt = '5a17'

test('keys are read as Payload writes them, with the work each of them took', () => {
  const key = new Uint8Array(Buffer.from('c0ffee', 'hex'))
  expect(keyOf({ hash: 'pbkdf2-sha256-v1:c0ffee', salt })).toEqual({
    salt,
    iterations: 600_000,
    key: Buffer.from(key),
  })
  expect(keyOf({ hash: 'c0ffee', salt })).toMatchObject({ iterations: 25_000 })
})

test.each([
  { hash: 'argon2:c0ffee', salt },
  { hash: '', salt },
  { hash: null, salt },
  { hash: 'c0ffee', salt: null },
])('%o is no key', (stored) => expect(keyOf(stored)).toBeNull())

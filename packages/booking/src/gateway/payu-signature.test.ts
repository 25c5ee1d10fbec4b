import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSignedBy } from './payu-signature.ts'

const secondKey = 'b6ca15b0d1020e8094d9b5f8d163db54'
// The body has non-ASCII text: bytes are signed, not characters.
const body = Buffer.from('{"order":{"status":"COMPLETED","description":"Wczasy w Gruzji, żółć"}}', 'utf8')
const sign = (hash: string, bytes: Buffer = body, key = secondKey) =>
  createHash(hash).update(bytes).update(key).digest('hex')
const header = (signature: string, algorithm: string) =>
  `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`

test.each([
  ['MD5', 'md5'],
  ['SHA-1', 'sha1'],
  ['SHA-256', 'sha256'],
])('a notification signed with %s is believed', (algorithm, hash) => {
  expect(isSignedBy(secondKey, body, header(sign(hash), algorithm))).toBe(true)
})

test('an algorithm without a name is SHA-256, and blanks and capital letters do no harm', () => {
  expect(isSignedBy(secondKey, body, `signature=${sign('sha256').toUpperCase()} ; sender=checkout`)).toBe(
    true,
  )
})

describe('a notification is not believed', () => {
  test.each([
    ['when one byte of it was changed', header(sign('md5', Buffer.from(`${body} `)), 'MD5')],
    ['when another key was used', header(sign('md5', body, 'client-secret'), 'MD5')],
    ['when the signature is of another algorithm', header(sign('md5'), 'SHA-256')],
    ['when the signature is cut', header(sign('md5').slice(0, -2), 'MD5')],
    ['when the signature is no number', header('zz'.repeat(16), 'MD5')],
    ['when the signature is empty', header('', 'MD5')],
    ['when the header says something else', 'hello'],
    ['when there is no header', undefined],
  ])('%s', (_why, given) => {
    expect(isSignedBy(secondKey, body, given)).toBe(false)
  })
})

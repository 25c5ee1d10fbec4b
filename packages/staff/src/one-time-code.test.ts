import { expect, test } from 'vitest'
import { base32, codeAddress, codeOf, stepAt, stepOfCode } from './one-time-code.ts'

const key = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, SHA-1.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code of the RFC is %s', (second, code) => {
  expect(codeOf(key, stepAt(new Date(second * 1000)), 8)).toBe(code)
})

// RFC 4226, appendix D.
test.each([
  [0, '755224'],
  [1, '287082'],
  [9, '520489'],
])('counted %i the code of the RFC is %s', (count, code) => {
  expect(codeOf(key, count)).toBe(code)
})

// RFC 4648, without padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is spelled %j', (text, spelled) => {
  expect(base32(Buffer.from(text))).toBe(spelled)
})

const now = new Date('2026-11-17T12:00:10Z')
const step = stepAt(now)

test.each([
  ['the code of this half minute', 0, true],
  ['the one before, typed slowly', -1, true],
  ['the next one, of a clock that is ahead', 1, true],
  ['one of a minute ago', -2, false],
  ['one of a minute ahead', 2, false],
])('%s counts: %s → %s', (_, away, counts) => {
  expect(stepOfCode(key, codeOf(key, step + away), now, 0)).toBe(counts ? step + away : null)
})

test('a code is taken once, and none before it afterwards', () => {
  expect(stepOfCode(key, codeOf(key, step), now, step)).toBeNull()
  expect(stepOfCode(key, codeOf(key, step - 1), now, step)).toBeNull()
  expect(stepOfCode(key, codeOf(key, step + 1), now, step)).toBe(step + 1)
})

test.each(['', '12345', '1234567', 'abcdef', '12 456', '１２３４５６'])('%j is no code', (typed) => {
  expect(stepOfCode(key, typed, now, 0)).toBeNull()
})

test('an app reads whose key it is', () => {
  expect(codeAddress(key, { email: 'ola+1@wojaz.pl', issuer: 'Wojaż biuro' })).toBe(
    'otpauth://totp/Woja%C5%BC%20biuro:ola%2B1%40wojaz.pl?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Woja%C5%BC%20biuro&algorithm=SHA1&digits=6&period=30',
  )
})

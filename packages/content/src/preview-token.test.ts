import { expect, test } from 'vitest'
import { isPreviewToken, previewToken } from './preview-token.ts'

const secret = 'a secret for tests only'
const morning = new Date('2026-07-15T08:00:00Z')
const token = previewToken(secret, morning)

test('a token opens drafts for two hours', () => {
  expect(isPreviewToken(token, secret, morning)).toBe(true)
  expect(isPreviewToken(token, secret, new Date('2026-07-15T10:00:00Z'))).toBe(true)
  expect(isPreviewToken(token, secret, new Date('2026-07-15T10:00:01Z'))).toBe(false)
})

test('a token signed with another secret opens nothing', () => {
  expect(isPreviewToken(previewToken('another secret', morning), secret, morning)).toBe(false)
})

test('a token with a later date than the one signed opens nothing', () => {
  const [, signature] = token.split('.')
  const later = new Date('2027-01-01T00:00:00Z').getTime().toString(36)
  expect(isPreviewToken(`${later}.${signature}`, secret, morning)).toBe(false)
})

test.each(['', '.', 'abc', 'abc.', '.abc', `${token}.x`, `${token}x`, '\0.\0', 'ż.ż'])(
  '%j opens nothing',
  (rubbish) => {
    expect(isPreviewToken(rubbish, secret, morning)).toBe(false)
  },
)

import { expect, test } from 'vitest'
import { errorKind, errorTemplateType } from './error-kind.ts'

test.each([
  [{ status: 404, data: { code: 'page-not-found' } }, 'notFound'],
  [{ status: 404, data: { code: 'page-not-active' } }, 'notActive'],
  [{ status: 404, data: null }, 'notFound'],
  [{ status: 503, data: null }, 'unavailable'],
  [{ status: 429, data: { code: 'too-many-questions' } }, 'busy'],
  [{ status: 429, data: { code: 'too-many-requests' } }, 'tooOften'],
  // A form that was refused before it was parsed is answered with text.
  [{ status: 429, data: '{"code":"too-many-requests"}' }, 'tooOften'],
  [{ status: 500, data: 'x' }, 'failed'],
  [null, 'failed'],
] as const)('%j is shown as %s', (thrown, kind) => {
  expect(errorKind(thrown)).toBe(kind)
})

test.each([
  ['notFound', 'page404'],
  ['notActive', 'page404'],
  ['failed', 'pageError'],
  ['unavailable', 'error'],
  ['busy', 'error'],
  ['tooOften', 'error'],
] as const)('below a page that is %s stands what editors wrote for %s', (kind, type) => {
  expect(errorTemplateType(kind)).toBe(type)
})

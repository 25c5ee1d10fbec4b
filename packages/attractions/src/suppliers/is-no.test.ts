import { expect, test } from 'vitest'
import { isNo } from './is-no.ts'
import type { SupplierRefusal } from './supplier.ts'

const refusal = (code: SupplierRefusal['code'], error: string | null = null) => ({ code, error, detail: '' })

test('sold out and unknown are a no', () => {
  expect(isNo(refusal('refused', 'UNPROCESSABLE_ENTITY'))).toBe(true)
  expect(isNo(refusal('unknown', 'INVALID_BOOKING_UUID'))).toBe(true)
})

test.each(['UNAUTHORIZED', 'FORBIDDEN'])(
  'a token that is not taken (%s) is none: nobody loses a ticket by it',
  (error) => expect(isNo(refusal('refused', error))).toBe(false),
)

test.each(['unreachable', 'unreadable', 'busy'] as const)('%s is no answer', (code) =>
  expect(isNo(refusal(code))).toBe(false),
)

import { expect, test } from 'vitest'
import { isAddressProven } from './proven-address.ts'

test.each([
  [{ email: 'anna@gmail.com', email_verified: true }, true],
  [{ email: 'Anna@GoogleMail.com', email_verified: true }, true],
  [{ email: 'anna@firma.example', email_verified: true, hd: 'firma.example' }, true],
  [{ email: 'anna@poczta.example', email_verified: true }, false],
  [{ email: 'anna@poczta.example', email_verified: true, hd: '' }, false],
  [{ email: 'anna@gmail.com', email_verified: false }, false],
  [{ email: 'anna@gmail.com', email_verified: 'true' }, false],
  [{ email: 'anna@gmail.com' }, false],
  [{ email: 'anna@gmail.com.example', email_verified: true }, false],
  [{ email_verified: true, hd: 'firma.example' }, false],
])('that %o is theirs is proven: %s', (claims, isProven) => {
  expect(isAddressProven(claims)).toBe(isProven)
})

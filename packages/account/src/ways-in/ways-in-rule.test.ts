import { expect, test } from 'vitest'
import { canTakeAway } from './ways-in-rule.ts'

test.each([
  ['a password and one login of another’s', { hasPassword: true, identities: 1, passkeys: 0 }, true],
  ['two logins of others', { hasPassword: false, identities: 2, passkeys: 0 }, true],
  ['another’s login and a passkey', { hasPassword: false, identities: 1, passkeys: 1 }, true],
  ['two passkeys', { hasPassword: false, identities: 0, passkeys: 2 }, true],
  ['a single login of another’s', { hasPassword: false, identities: 1, passkeys: 0 }, false],
  ['a single passkey', { hasPassword: false, identities: 0, passkeys: 1 }, false],
])('of %s one may go: %s', (_, ways, may) => {
  expect(canTakeAway(ways)).toBe(may)
})

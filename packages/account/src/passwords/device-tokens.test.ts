import { expect, test } from 'vitest'
import { deviceTokens } from './device-tokens.ts'

const devices = deviceTokens('a secret for tests only')
const token = devices.give('customer:anna@wojaz.example')

test('a device is known to the account it was logged in to, and to no other', () => {
  expect(devices.knownTo('customer:anna@wojaz.example', ['nonsense', token])).toBe(token)
  expect(devices.knownTo('customer:ewa@wojaz.example', [token])).toBeNull()
  expect(devices.knownTo('editor:anna@wojaz.example', [token])).toBeNull()
})

test('every device has a token of its own, all of them with the same owner', () => {
  const other = devices.give('customer:anna@wojaz.example')
  expect(other).not.toBe(token)
  expect(devices.readOwner(other)).toBe(devices.readOwner(token))
})

test('a link gives one device, however often it is opened, and another one to each account', () => {
  const [anna, ewa] = ['customer:anna@wojaz.example', 'customer:ewa@wojaz.example']
  const given = devices.giveByLink(anna, 'a link')
  expect(devices.giveByLink(anna, 'a link')).toBe(given)
  expect(devices.knownTo(anna, [given])).toBe(given)
  expect(devices.knownTo(ewa, [given])).toBeNull()
  expect(devices.giveByLink(anna, 'another link')).not.toBe(given)
})

test('nobody makes such a token without the secret, and it says nothing of its owner', () => {
  const [owner, id, mark] = token.split('.') as [string, string, string]
  const forged = deviceTokens('another secret').give('customer:anna@wojaz.example')
  for (const made of [forged, `${owner}.${id}`, `${owner}.${'A'.repeat(16)}.${mark}`, ''])
    expect(devices.readOwner(made)).toBeNull()
  expect(token).not.toContain('anna')
})

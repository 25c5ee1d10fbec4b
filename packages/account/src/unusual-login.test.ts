import { expect, test } from 'vitest'
import { needsCode, networkOf } from './unusual-login.ts'

const usual = { isKnownDevice: true, isKnownPlace: true, alwaysCode: false }

test('only an unknown device in an unknown place is asked for a code', () => {
  expect(needsCode(usual)).toBe(false)
  expect(needsCode({ ...usual, isKnownDevice: false })).toBe(false)
  expect(needsCode({ ...usual, isKnownPlace: false })).toBe(false)
  expect(needsCode({ ...usual, isKnownDevice: false, isKnownPlace: false })).toBe(true)
})

test('who wants to be asked is asked every time', () => {
  expect(needsCode({ ...usual, alwaysCode: true })).toBe(true)
})

test.each([
  ['198.51.100.7', '198.51'],
  ['::ffff:198.51.100.7', '198.51'],
  ['2001:db8:0:1', '2001:db8'],
  ['gone', 'gone'],
])('%s is in the network %s', (client, network) => expect(networkOf(client)).toBe(network))

import { expect, test } from 'vitest'
import { trustedProxies } from './trusted-proxies.ts'

function isTrusted(setting: string, address: string, hop: number): boolean {
  const trusted = trustedProxies(setting)
  return typeof trusted === 'function' && trusted(address, hop)
}

test.each(['127.0.0.1', '::1', '10.1.2.3', '172.31.0.1', '192.168.7.7', '::ffff:10.0.0.5', 'fd12::1'])(
  'a proxy at %s may be counted',
  (address) => {
    expect(isTrusted('1', address, 0)).toBe(true)
  },
)

test.each(['203.0.113.1', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.1'])(
  'whoever connects from %s is a guest, however many proxies there are',
  (address) => {
    expect(isTrusted('2', address, 0)).toBe(false)
  },
)

test('behind the nearest proxy only as many are believed as were counted', () => {
  expect([0, 1, 2].map((hop) => isTrusted('2', '10.0.0.5', hop))).toEqual([true, true, false])
  expect(isTrusted('2', '203.0.113.1', 1)).toBe(true)
  expect(isTrusted('0', '10.0.0.5', 0)).toBe(false)
})

test('proxies that are named are named to the server', () => {
  expect(trustedProxies('10.0.0.5, 192.168.0.0/16,::1')).toEqual(['10.0.0.5', '192.168.0.0/16', '::1'])
  expect(trustedProxies('false')).toBe(false)
})

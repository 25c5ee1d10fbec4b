import { BlockList, isIPv6 } from 'node:net'
import type { Env } from '../request/env.ts'
import { listOf } from './setting-checks.mjs'

/** Local networks: loopback, private, link-local, carrier-grade NAT. */
const near = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  near.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  near.addSubnet(network, bits, 'ipv6')

/**
 * Trusts proxies by their addresses or by their number. A number alone would also trust a guest who bypasses them, so the
 * connecting address must be in a local network.
 */
export function trustedProxies(text: string): Env['trustProxy'] {
  if (text === 'false') return false
  if (!/^\d+$/.test(text)) return listOf(text)
  const count = Number(text)
  return (address, hop) => hop < count && (hop > 0 || isNear(address))
}

function isNear(address: string): boolean {
  return near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * An IPv6 customer has a whole /64 and could change the address with every request. A connection that was closed before the
 * request was read has no address, whatever Fastify's type says.
 */
export function householdOf(ip: string | undefined): string {
  if (!ip) return 'gone'
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const known = head.split(':').filter(Boolean)
  const end = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(8 - known.length - end.length).fill('0')
  return [...known, ...zeros, ...end].slice(0, 4).join(':')
}

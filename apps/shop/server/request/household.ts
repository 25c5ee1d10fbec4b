/**
 * An IPv6 customer owns a whole /64 and could change address with every request. A guest who hung up before the request was
 * read has no address any more, whatever Fastify's type says.
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

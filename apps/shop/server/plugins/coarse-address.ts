/** Enough to see an abuser's network, not enough to identify a person: /24 of IPv4, /48 of IPv6. */
export function coarseAddress(ip: string | undefined): string {
  // A closed connection has no address.
  if (!ip) return 'gone'
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (plain.includes('.')) return plain.replace(/\.\d+$/, '.0')
  return `${plain.split(':').slice(0, 3).join(':')}::`
}

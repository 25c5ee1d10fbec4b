/** Enough to see an abuser's network, not enough to point at a person: /24 of IPv4, /48 of IPv6. */
export function coarseAddress(ip: string | undefined): string {
  // A guest who hung up has no address any more.
  if (!ip) return 'gone'
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (plain.includes('.')) return plain.replace(/\.\d+$/, '.0')
  return `${plain.split(':').slice(0, 3).join(':')}::`
}

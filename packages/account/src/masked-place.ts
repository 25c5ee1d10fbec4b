/**
 * The network of an address without the household: half of an IPv4 address, the first two groups of an IPv6 address. Enough to
 * tell one's own network from a foreign one. Null if it is unknown.
 */
export function maskedPlace(household: string): string | null {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(household)
  if (v4) return `${v4[1]}.*.*`
  const groups = household.split(':')
  return groups.length > 1 ? `${groups.slice(0, 2).join(':')}:*` : null
}

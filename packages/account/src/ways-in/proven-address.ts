/** Google's claims about an address. */
interface AddressClaims {
  email?: unknown
  email_verified?: unknown
  /** The organisation whose mailboxes Google hosts. */
  hd?: unknown
  [other: string]: unknown
}

/** Google is authoritative only for mailboxes it hosts. For others it once sent an email, perhaps to a former owner. */
export function isAddressProven({ email, email_verified: isVerified, hd }: AddressClaims): boolean {
  if (typeof email !== 'string' || isVerified !== true) return false
  return /@(gmail|googlemail)\.com$/i.test(email) || (typeof hd === 'string' && hd !== '')
}

/** What Google says of an address. */
interface AddressClaims {
  email?: unknown
  email_verified?: unknown
  /** The organisation whose addresses Google keeps. */
  hd?: unknown
  [other: string]: unknown
}

/** Whose mailbox it is, Google knows only of its own: of others it once sent an email, perhaps to an owner before this one. */
export function isAddressProven({ email, email_verified: isVerified, hd }: AddressClaims): boolean {
  if (typeof email !== 'string' || isVerified !== true) return false
  return /@(gmail|googlemail)\.com$/i.test(email) || (typeof hd === 'string' && hd !== '')
}

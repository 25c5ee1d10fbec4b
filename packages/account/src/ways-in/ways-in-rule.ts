/** The login methods of a customer. */
export interface WaysIn {
  hasPassword: boolean
  identities: number
  passkeys: number
}

/** At least one login method stays. A password can be changed but not removed, so it is enough. */
export function canTakeAway({ hasPassword, identities, passkeys }: WaysIn): boolean {
  return hasPassword || identities + passkeys > 1
}

/** How somebody can come into their account. */
export interface WaysIn {
  hasPassword: boolean
  identities: number
  passkeys: number
}

/** Nobody locks themselves out: one way stays. A password is changed, never taken away, so it is enough. */
export function canTakeAway({ hasPassword, identities, passkeys }: WaysIn): boolean {
  return hasPassword || identities + passkeys > 1
}

import type { AccountParts } from '../account-parts.ts'
import { confirming } from './confirming.ts'
import { myWaysIn } from './my-ways-in.ts'
import { newcomers } from './newcomers.ts'
import { passkeys } from './passkeys.ts'
import { providerLogins } from './provider-logins.ts'

/** Identity providers and passkeys. */
export function furtherWaysIn(parts: AccountParts) {
  return {
    ...providerLogins(parts),
    ...newcomers(parts),
    ...passkeys(parts),
    ...confirming(parts),
    ...myWaysIn(parts),
  }
}

import type { Passwords } from '@wojaz/account/server'
import type { Pool } from 'pg'
import type { KeySeal } from './key-seal.ts'
import type { WriteLog } from './staff-log.ts'

export interface StaffOptions {
  readonly pool: Pool
  readonly clock: () => Date
  /** The service that checks and hashes passwords. */
  readonly passwords: Pick<Passwords, 'ownerOf' | 'hashWithLink'>
  /** Encrypts the keys of second factors. */
  readonly secret: string
  /** Public address of the shop: passkeys are bound to its host. */
  readonly siteUrl: string
}

/** What the parts of the package share. */
export interface StaffParts extends StaffOptions {
  readonly codeKeys: KeySeal
  readonly write: WriteLog
}

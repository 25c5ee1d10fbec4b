import type { Passwords } from '@wojaz/account/server'
import type { Pool } from 'pg'
import type { KeySeal } from './key-seal.ts'
import type { WriteLog } from './staff-log.ts'

export interface StaffOptions {
  readonly pool: Pool
  readonly clock: () => Date
  /** Where passwords are tried and hashed. */
  readonly passwords: Pick<Passwords, 'ownerOf' | 'hashWithLink'>
  /** Seals the keys of second factors. */
  readonly secret: string
  /** Public address of the shop: keys of devices belong to its host. */
  readonly siteUrl: string
}

/** What the verbs share. */
export interface StaffParts extends StaffOptions {
  readonly codeKeys: KeySeal
  readonly write: WriteLog
}

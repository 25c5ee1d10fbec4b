import type { Passwords } from '@wojaz/account/server'
import type { Pool } from 'pg'
import type { KeySeal } from './key-seal.ts'
import type { WriteLog } from './staff-log.ts'

export interface StaffOptions {
  readonly pool: Pool
  readonly clock: () => Date
  /** The service that checks and hashes passwords. */
  readonly passwords: Pick<
    Passwords,
    'ownerOf' | 'hashWithLink' | 'isRightCode' | 'ownerCame' | 'deviceOf' | 'deviceByLink'
  >
  /** Encrypts the keys of second factors. */
  readonly secret: string
  /** Public address of the shop: passkeys are bound to its host. */
  readonly siteUrl: string
  /** Whether somebody edits the shop's content under this address. */
  readonly isEditor?: (email: string) => Promise<boolean>
  readonly log?: { warn(facts: object, message: string): void }
  /** Called after a commit that queued emails. */
  readonly onEmails?: () => void
}

/** What the parts of the package share. */
export interface StaffParts extends Required<StaffOptions> {
  readonly codeKeys: KeySeal
  readonly write: WriteLog
}

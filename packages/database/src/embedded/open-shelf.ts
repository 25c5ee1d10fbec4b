import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Account, canReach } from './postgres-account.ts'

/**
 * A folder outside the project that the account of Postgres can reach. Needed only by root whose project folder is closed to
 * others (a clone under /root, mode 700).
 */
export function openShelf(account: Account): string {
  const candidates = ['/var/lib', '/var/tmp', tmpdir()].map((parent) => path.join(parent, 'wojaz'))
  for (const folder of candidates) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      if (canReach(account, folder, 'execute')) return folder
    } catch {
      // read-only or full: try the next candidate
    }
  }
  throw new Error(
    `Postgres needs a folder that user ${account.uid} can reach and none of ${candidates.join(', ')} can be made: run as an ordinary user, or set DATABASE_URL.`,
  )
}

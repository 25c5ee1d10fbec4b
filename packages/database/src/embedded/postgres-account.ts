import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, statSync } from 'node:fs'

/** The account under which Postgres runs. */
export interface Account {
  uid: number
  gid: number
}

// Far from the ids that distributions assign; used only on a system that has no account but root.
const ownAccount = { name: 'wojaz', uid: 61_823, gid: 61_823 }

/**
 * Postgres refuses to run as root, and `initdb` requires an account with a name. If we are root, it gets an account that every
 * system has; an existing cluster keeps its owner. Null if we are not root: Postgres runs under our account.
 */
export function accountForPostgres(cluster: string, passwdFile = '/etc/passwd'): Account | null {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = chooseAccount(readFileSync(passwdFile, 'utf8'))
  if (account) return account
  appendFileSync(
    passwdFile,
    `${ownAccount.name}:x:${ownAccount.uid}:${ownAccount.gid}::/nonexistent:/bin/false\n`,
  )
  return ownAccount
}

export function chooseAccount(passwd: string): Account | null {
  const accounts = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name && uid > 0 && gid > 0)
  const chosen = ['postgres', 'nobody']
    .map((name) => accounts.find((account) => account.name === name))
    .concat(accounts[0])
    .find((account) => account !== undefined)
  return chosen ? { uid: chosen.uid, gid: chosen.gid } : null
}

/**
 * Tests the access with the system itself instead of reading modes, because parent folders, access lists and mount options
 * matter, too.
 */
export function canReach(account: Account | null, path: string, access: 'write' | 'execute'): boolean {
  if (!account) return true
  const flag = access === 'write' ? '-w' : '-x'
  const { uid, gid } = account
  return (
    spawnSync('/bin/sh', ['-c', `test ${flag} "$0" && test -x "$0"`, path], { uid, gid, cwd: '/' }).status ===
    0
  )
}

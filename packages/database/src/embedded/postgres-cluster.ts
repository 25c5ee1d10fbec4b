import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openShelf } from './open-shelf.ts'
import { type Account, canReach } from './postgres-account.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'

export const databaseUser = 'wojaz'

/** The folder of a new cluster: the wanted one, unless the account of Postgres cannot access it. */
export function placeForCluster(inside: string, account: Account | null): string {
  if (!account || canOwn(account, inside)) return inside
  const key = createHash('sha256').update(inside).digest('hex').slice(0, 16)
  const outside = path.join(openShelf(account), `cluster-${key}`)
  // If the folder was removed for a fresh start, its data outside must go, too.
  rmSync(outside, { recursive: true, force: true })
  return outside
}

export const isCluster = (cluster: string) => existsSync(path.join(cluster, 'PG_VERSION'))

/** Made under another name and renamed when complete, so that an interrupted first start leaves nothing half made. */
export async function makeCluster(
  cluster: string,
  binaries: PostgresBinaries,
  account: Account | null,
  password: string,
) {
  const unfinished = `${cluster}.unfinished`
  const passwordFile = `${cluster}.password`
  rmSync(unfinished, { recursive: true, force: true })
  rmSync(cluster, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  try {
    if (account) for (const made of [unfinished, passwordFile]) chownSync(made, account.uid, account.gid)
    await run(binaries.initdb, [...initdbArgs, `--pgdata=${unfinished}`, `--pwfile=${passwordFile}`], account)
    renameSync(unfinished, cluster)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

// Code point order is the fastest and the same on every machine; C.UTF-8 still maps upper and lower case of all letters. Columns
// sorted for people name their own ICU collation.
const initdbArgs = [
  `--username=${databaseUser}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--text-search-config=simple',
  '--no-instructions',
  // The server's first checkpoint writes everything to disk; syncing here as well only doubles the time.
  '--no-sync',
]

function canOwn(account: Account, cluster: string): boolean {
  const probe = `${cluster}.probe`
  try {
    mkdirSync(probe, { recursive: true })
    chownSync(probe, account.uid, account.gid)
    chmodSync(probe, 0o700)
    return canReach(account, probe, 'write')
  } catch {
    // network file systems often refuse to change owners
    return false
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

function run(binary: string, args: string[], account: Account | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const identity = account ? { uid: account.uid, gid: account.gid } : {}
    const child = spawn(binary, args, {
      ...identity,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr.on('data', (chunk) => {
      complaint += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`Postgres could not make its data folder: ${complaint.trim()}`))
    })
  })
}

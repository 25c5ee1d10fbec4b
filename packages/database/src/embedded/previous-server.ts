import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const supervisor = 'supervise-postgres.mjs'
// A supervisor whose owner has just died needs a moment to shut its server down.
const patienceMs = 3_000

/**
 * Prepares a cluster for a new server. It removes a pid file left by a crash, stops a server whose supervisor was killed, and
 * refuses if the server is in use.
 */
export async function settlePreviousServer(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const pid = readPid(pidFile)
  if (pid === null) return

  const server = describeProcess(pid)
  if (!server?.command.includes(cluster)) {
    // After a reboot or in a new container the pid may belong to another process, and Postgres would wait for it.
    rmSync(pidFile, { force: true })
    return
  }
  if (!describeProcess(server.parent)?.command.includes(supervisor)) process.kill(pid, 'SIGINT')
  for (const patience = Date.now() + patienceMs; Date.now() < patience; await pause(50)) {
    if (readPid(pidFile) !== pid) return
  }
  throw new Error(
    `The database in ${cluster} is already running (process ${pid}): stop the other start, or give this one its own folder with DATA_DIR.`,
  )
}

function readPid(pidFile: string): number | null {
  if (!existsSync(pidFile)) return null
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  return Number.isInteger(pid) ? pid : null
}

function describeProcess(pid: number): { command: string; parent: number } | null {
  try {
    if (existsSync('/proc/self')) {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
      return { command, parent: Number(parent?.[1]) }
    }
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    return { command: line, parent: Number.parseInt(line, 10) }
  } catch {
    return null
  }
}

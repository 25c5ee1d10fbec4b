import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'

/**
 * @typedef {object} Process
 * @property {number | undefined} pid
 * @property {Promise<string>} ended resolves with how it ended
 * @property {() => boolean} isRunning
 * @property {(graceMs: number) => Promise<void>} stop sends the stop signal, and kills it after the grace period
 * @property {() => void} kill
 * @property {() => string} lastWords
 * @property {(settings: Record<string, string>) => void} tell sends settings that were unknown at its start
 */

/**
 * Payload's rich text library selects its build by a top-level await in each module, unless this condition selects one. These
 * awaits sometimes wait for each other, and Node then exits silently (exit code 13).
 */
export const conditions = '--conditions=production'

/**
 * Each thread that scans, compresses or scales pictures gets a separate glibc heap, which returns little memory. With two heaps
 * for all of them the shop uses some 50 MB less after a few hundred pages, and some 17 MB less if large blocks are mapped and
 * returned to the system at any size (docs/performance/memory.md).
 */
const fewHeaps = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Large blocks (the offer index has hundreds of megabytes) use pages of two megabytes where Linux has them, which makes memory
 * access faster (docs/performance/offer-index.md).
 */
export const largePages = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' }

const leash = new URL('./leash.mjs', import.meta.url).href
const keptLines = 30

/**
 * Starts a Node program that ends with this process (see leash.mjs) and writes to a log file.
 * @param {{ args: string[], cwd: string, env: Record<string, string>, logFile: string | null }} program without a log file it writes to our terminal
 * @returns {Process}
 */
export function startProcess({ args, cwd, env, logFile }) {
  const log = logFile === null ? 'inherit' : openSync(logFile, 'a')
  const child = spawn(process.execPath, [conditions, '--import', leash, ...args], {
    cwd,
    env: { ...fewHeaps, ...largePages, ...process.env, ...env },
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  })
  if (typeof log === 'number') closeSync(log)

  let isRunning = true
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    const end = (/** @type {string} */ how) => {
      isRunning = false
      resolve(how)
    }
    child.once('error', (error) => end(error.message))
    child.once('exit', (code, signal) => end(signal ? `ended by ${signal}` : `ended with code ${code}`))
  })
  const kill = () => killGroup(child.pid)

  return {
    pid: child.pid,
    ended,
    isRunning: () => isRunning,
    kill,
    async stop(graceMs) {
      const force = setTimeout(kill, graceMs)
      if (isRunning) child.kill('SIGTERM')
      await ended
      clearTimeout(force)
      // Kills children that it started and left behind.
      kill()
    },
    // A failed send means that the process has ended, which the caller notices anyway.
    tell: (settings) => void child.send(settings, () => {}),
    lastWords: () =>
      logFile ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-keptLines).join('\n') : '',
  }
}

/** @param {number | undefined} pid */
function killGroup(pid) {
  if (!pid) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // already ended, with all its children
  }
}

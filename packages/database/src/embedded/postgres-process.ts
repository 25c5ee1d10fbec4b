import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Account } from './postgres-account.ts'

export interface PostgresProcess {
  stop(): Promise<void>
  /** Resolves when the server has ended, for whatever reason. */
  readonly ended: Promise<void>
}

interface Launch {
  binary: string
  cluster: string
  port: number
  account: Account | null
  durable: boolean
  log(line: string): void
}

const startTimeoutMs = 60_000
const keptLines = 20

/** Resolves when the server accepts connections; rejects with its last log lines if it does not start. */
export async function launchPostgres({
  binary,
  cluster,
  port,
  account,
  durable,
  log,
}: Launch): Promise<PostgresProcess> {
  const args = ['-D', cluster, '-p', String(port), ...settings(durable).flatMap((setting) => ['-c', setting])]
  const identity = account ? { uid: account.uid, gid: account.gid } : {}
  const supervisor = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('./supervise-postgres.mjs', import.meta.url)),
      JSON.stringify({ binary, args, identity }),
    ],
    // NODE_OPTIONS of test runners and loaders must not affect the supervisor.
    {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  )
  const ended = new Promise<void>((resolve) => supervisor.once('close', () => resolve()))
  const stop = () => {
    supervisor.stdin.end()
    return ended
  }
  // If the server dies first, the pipe is closed from the other end.
  supervisor.stdin.on('error', () => {})
  try {
    await isReady(supervisor, log)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop, ended }
}

function isReady(supervisor: ChildProcess, log: (line: string) => void): Promise<void> {
  const lastWords: string[] = []
  return new Promise((resolve, reject) => {
    const fail = (why: string) =>
      reject(new Error(`Postgres did not start: ${why}. ${lastWords.join(' ')}`.trim()))
    const timer = setTimeout(fail, startTimeoutMs, `no answer within ${startTimeoutMs / 1000} seconds`)
    supervisor.once('error', (error) => fail(error.message))
    supervisor.once('close', (code) => {
      clearTimeout(timer)
      fail(`it ended with code ${code}`)
    })
    createInterface({ input: supervisor.stderr as NodeJS.ReadableStream }).on('line', (line) => {
      log(line)
      lastWords.push(line)
      if (lastWords.length > keptLines) lastWords.shift()
      if (!line.endsWith('database system is ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
  })
}

function settings(durable: boolean): string[] {
  return [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    'lc_messages=C',
    // The shop's queries are short: JIT compilation costs more than running them.
    'jit=off',
    ...(durable
      ? []
      : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400']),
  ]
}

import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../scripts/steps/project.mjs'
import { clockSettings } from './stack-clock.ts'

export interface Wish {
  dataFolder: string
  port: number
  cmsPort: number
  bankPort: number
  supplierPort: number
  /** The home folder, for npm's own files. */
  home: string
  /** Further environment variables. */
  settings?: Record<string, string>
  /** Another copy of the project. */
  project?: string
  /** Another user; only root can start processes for others. */
  user?: { uid: number; gid: number }
}

export type RunningStack = ReturnType<typeof runStack>

/** Runs `npm start` or `npm run dev` as in a terminal: npm and its children are one process group. */
export function runStack(
  command: 'start' | 'dev',
  { dataFolder, port, cmsPort, bankPort, supplierPort, home, settings, project = root, user }: Wish,
) {
  // Only the path and the clock are inherited: a terminal has no settings of the tests.
  const env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    ...clockSettings(),
    HOME: home,
    DATA_DIR: dataFolder,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    BANK_PORT: String(bankPort),
    SUPPLIER_PORT: String(supplierPort),
    ...settings,
  }
  const npm = spawn('npm', ['run', command], {
    cwd: project,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
    env: env as NodeJS.ProcessEnv,
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const listen of listeners) listen()
    })
  }
  const ended = new Promise<Ending>((resolve) => npm.on('close', (code, signal) => resolve({ code, signal })))

  return {
    output: () => output,
    /** The result, once npm and everything that writes to its terminal has ended. */
    ended,
    /** Resolves when the output contains the words; rejects with the whole output when they cannot come any more. */
    says: (words: string) =>
      new Promise<void>((resolve, reject) => {
        const listen = () => output.includes(words) && resolve()
        listeners.add(listen)
        listen()
        ended.then(({ code }) => reject(new Error(`Ended with ${code} before "${words}":\n${output}`)))
      }),
    /** A terminal sends Ctrl-C to the whole group, including npm. */
    pressCtrlC: () => process.kill(-(npm.pid as number), 'SIGINT'),
    /** A process manager signals only npm. */
    terminate: () => npm.kill('SIGTERM'),
    /** Ends everything the test has started, however it ended. */
    async end() {
      npm.kill('SIGTERM')
      await ended
    },
  }
}

export interface Ending {
  code: number | null
  signal: string | null
}

/** The titles of the steps in a start's output. */
export function stepsIn(output: string): string[] {
  return [...output.matchAll(/^✓ (.+?) [\d.]+ s \(at /gm)].map(([, title]) => title as string)
}

/** All processes with the data folder in their environment or command line, whatever has become of their parents. */
export function processesWith(dataFolder: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter(
      (pid) =>
        environmentOf(Number(pid)).includes(`DATA_DIR=${dataFolder}`) ||
        read(`/proc/${pid}/cmdline`).includes(dataFolder),
    )
    .map((pid) => ({
      pid: Number(pid),
      command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim(),
    }))
}

/** As it was started, one setting after the other. */
export const environmentOf = (pid: number) => read(`/proc/${pid}/environ`)

export const commandsWith = (dataFolder: string) => processesWith(dataFolder).map(({ command }) => command)

/** Empty for a process that has just ended or is not readable. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

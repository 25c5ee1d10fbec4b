import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../scripts/steps/project.mjs'

export interface Wish {
  dataFolder: string
  port: number
  cmsPort: number
  bankPort: number
  supplierPort: number
  /** Where npm keeps its own things. */
  home: string
  /** Further settings of whoever starts it. */
  settings?: Record<string, string>
  /** Another copy of the project than this one. */
  project?: string
  /** Another user than ourselves: only root can start something for others. */
  user?: { uid: number; gid: number }
}

export type RunningStack = ReturnType<typeof runStack>

/** `npm start` or `npm run dev` as somebody at a terminal runs it: npm and what it starts are one process group. */
export function runStack(
  command: 'start' | 'dev',
  { dataFolder, port, cmsPort, bankPort, supplierPort, home, settings, project = root, user }: Wish,
) {
  // Of our own settings only the path: a terminal knows nothing of tests.
  const env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
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
    /** How it went, once npm and everything that speaks on its terminal is gone. */
    ended,
    /** Resolves when the words were said; rejects with all that was said when they cannot come any more. */
    says: (words: string) =>
      new Promise<void>((resolve, reject) => {
        const listen = () => output.includes(words) && resolve()
        listeners.add(listen)
        listen()
        ended.then(({ code }) => reject(new Error(`Ended with ${code} before "${words}":\n${output}`)))
      }),
    /** A terminal sends Ctrl-C to everybody in the group, npm included. */
    pressCtrlC: () => process.kill(-(npm.pid as number), 'SIGINT'),
    /** A process manager knows npm only. */
    terminate: () => npm.kill('SIGTERM'),
    /** However a test has ended, what it started does not outlive it. */
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

/** The titles of the steps that a start went through. */
export function stepsIn(output: string): string[] {
  return [...output.matchAll(/^✓ (.+?) [\d.]+ s \(at /gm)].map(([, title]) => title as string)
}

/**
 * All processes that were told of the data folder, by their environment or their command line: whoever started them, whatever
 * has become of their parents.
 */
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

/** Empty for a process that has just ended, or is none of our business. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

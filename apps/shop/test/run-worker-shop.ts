import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@wojaz/database/testing'
import { build } from 'esbuild'

export interface Said {
  readonly status: number
  readonly body: { readonly pid: number; readonly worker: number; readonly code?: string }
  readonly text: string
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** One file, so that three processes of it start at once. */
async function bundled(): Promise<string> {
  // Where Node finds the packages that stay outside.
  const shelf = here('../../../node_modules/.cache/wojaz')
  mkdirSync(shelf, { recursive: true })
  const folder = mkdtempSync(path.join(shelf, 'workers-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const outfile = path.join(folder, 'worker-shop.mjs')
  await build({
    entryPoints: [here('worker-shop.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    external: ['fastify', '@fastify/*', 'pino', 'pg', 'prom-client'],
  })
  return outfile
}

let bundle: Promise<string> | null = null

/** A primary with workers (`worker-shop.ts`), as an operator sees it: its port, what it logs, its signals. */
export async function runWorkerShop(env: Record<string, string> = {}) {
  bundle ??= bundled()
  const port = await freePort()
  const child = spawn(process.execPath, [await bundle], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', WORKERS: '2', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const listen of listeners) listen()
    })
  const ended = once(child, 'close').then(([code]) => code as number | null)

  const ask = (path: string, agent = new Agent()) =>
    new Promise<Said>((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port, path, agent }, (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (part) => {
            text += part
          })
          .on('end', () => resolve({ status: answer.statusCode ?? 0, body: parsed(text), text }))
          .on('error', reject)
      })
      request.on('error', reject)
    })

  return {
    ask,
    ended,
    output: () => output,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Resolves when the words were said so many times. */
    says: (words: string, times = 1) =>
      new Promise<void>((resolve, reject) => {
        const listen = () => output.split(words).length > times && resolve()
        listeners.add(listen)
        listen()
        void ended.then((code) => reject(new Error(`Ended with ${code} before "${words}":\n${output}`)))
      }),
    /** Asks until as many workers as wished have answered; connections go to them in turn. */
    async workers(count: number, isMeant: (pid: number) => boolean = () => true): Promise<Set<number>> {
      const pids = new Set<number>()
      while (pids.size < count) {
        const { pid } = (await ask('/health/who')).body
        if (isMeant(pid)) pids.add(pid)
      }
      return pids
    },
    /** Asks until the worker of this number has answered; the others serve meanwhile. */
    async workerNumbered(number: number): Promise<Said['body']> {
      for (;;) {
        const { body } = await ask('/health/who')
        if (body.worker === number) return body
      }
    },
    async end() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

export interface FuzzedShopFacts {
  readonly databaseUrl: string
  readonly port: number
  readonly env: Record<string, string>
}

export interface ShopReport {
  /** In bytes, after a garbage collection. */
  readonly rss: number
  /** What the heap has taken, used or not: it differs by 200 MB from run to run. */
  readonly heapTotal: number
  readonly heapUsed: number
  readonly external: number
  /** The errors logged since the last report. */
  readonly errors: readonly Record<string, unknown>[]
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const keptWords = 10_000

/** The same settings as `npm start` (docs/performance/memory.md): large blocks are returned to the system. */
const fewHeaps = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

export type ShopProcess = Awaited<ReturnType<typeof startShop>>

/** Bundles the shop into one file and starts it. */
export async function startFuzzedShop(facts: FuzzedShopFacts) {
  const built = await buildShop()
  const shop = await built.start(facts)
  return {
    ...shop,
    async stop() {
      await shop.stop()
      built.remove()
    },
  }
}

/** Bundles the shop into one file, from which many processes can be started. */
export async function buildShop() {
  const folder = await bundled()
  return {
    start: (facts: FuzzedShopFacts) => startShop(folder, facts),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function startShop(folder: string, facts: FuzzedShopFacts) {
  const child = spawn(
    process.execPath,
    ['--conditions=production', '--expose-gc', path.join(folder, 'shop.mjs'), JSON.stringify(facts)],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...fewHeaps, NODE_ENV: 'production' },
    },
  )
  let words = ''
  for (const said of [child.stdout, child.stderr]) {
    said?.on('data', (part) => {
      words = (words + part).slice(-keptWords)
    })
  }
  if (!(await heard(child))) throw new Error(`The shop did not start.\n${words}`)
  return {
    url: `http://127.0.0.1:${facts.port}`,
    isAlive: () => isAlive(child),
    /** The end of its output. */
    lastWords: () => words,
    /** Null: it has ended. */
    async report(): Promise<ShopReport | null> {
      const answer = heard(child)
      if (isAlive(child)) child.send('report')
      return (await answer) as ShopReport | null
    },
    stop: () => end(child, 'SIGTERM'),
    /** At once, whatever it is doing. */
    kill: () => end(child, 'SIGKILL'),
  }
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = isAlive(child) ? once(child, 'exit') : null
  child.kill(signal)
  await ended
}

/** Its next message; null: it ended instead. */
async function heard(child: ChildProcess): Promise<unknown> {
  if (!isAlive(child)) return null
  const settled = new AbortController()
  try {
    const { signal } = settled
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message),
      once(child, 'exit', { signal }).then(() => null),
    ])
  } finally {
    settled.abort()
  }
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

async function bundled(): Promise<string> {
  // A folder from which Node finds the packages that are not bundled.
  const shelf = here('../../../../node_modules/.cache/wojaz')
  mkdirSync(shelf, { recursive: true })
  const folder = mkdtempSync(path.join(shelf, 'fuzzed-'))
  await build({
    entryPoints: {
      shop: here('fuzzed-shop.ts'),
      'document-thread': here('../../../../packages/booking/src/documents/document-thread.ts'),
      'scan-thread': here('../../../../packages/offers/src/engine/scan/scan-thread.ts'),
      'hash-thread': here('../../../../packages/account/src/passwords/hash-thread.ts'),
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    define: { 'import.meta.env.SSR': 'true', 'import.meta.env.DEV': 'false' },
    loader: { '.css': 'empty' },
    plugins: [asViteWould],
  })
  return folder
}

/** Bundles only our sources; worker threads become separate files; browser files become URLs; style sheets are empty. */
const asViteWould: Plugin = {
  name: 'as vite would',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\?url$/ }, ({ path: name }) => ({ path: name, namespace: 'address' }))
    onLoad({ filter: /./, namespace: 'address' }, () => ({ contents: "export default '/assets/file'" }))
    onResolve({ filter: /\?inline$/ }, ({ path: name }) => ({ path: name, namespace: 'text' }))
    onLoad({ filter: /./, namespace: 'text' }, () => ({ contents: "export default ''" }))
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@wojaz/') ? undefined : { path: name, external: true },
    )
    onLoad({ filter: /(draw-aside|scan-threads|hash-aside)\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace(/URL\('[^']*\b(\w+-thread)\.ts'/, "URL('./$1.mjs'"),
      loader: 'ts',
    }))
  },
}

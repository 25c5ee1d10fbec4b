import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SupplierSettings } from '@wojaz/attractions/server'
import type { RunningBank } from '@wojaz/booking/testing'
import { build } from 'esbuild'

export interface KilledShopFacts {
  readonly databaseUrl: string
  readonly port: number
  readonly bank: RunningBank['settings']
  readonly p24: RunningBank['p24']
  /** The step at which it is killed; with a half, just after the database has received the query. */
  readonly dieAt: number
  /** How far this shop's clock is ahead. */
  readonly laterMs: number
  readonly mailFolder: string
  /** The supplier of its attractions; undefined: only trips. */
  readonly supplier?: SupplierSettings
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
/** CommonJS packages need these in every module. They are globals, because modules may define the same names. */
const asCommonJs = `import { createRequire as requireFrom } from 'node:module'
globalThis.require = requireFrom(import.meta.url)
globalThis.__dirname = import.meta.dirname`
const documentThread = here('../../../packages/booking/src/documents/document-thread.ts')
const ticketThread = here('../../../packages/attractions/src/documents/ticket-thread.ts')

/** Bundles the shop to be killed into one file, so that its processes start quickly. */
export async function buildKilledShop() {
  // A folder from which Node finds the packages that are not bundled.
  const shelf = here('../../../node_modules/.cache/wojaz')
  mkdirSync(shelf, { recursive: true })
  const folder = mkdtempSync(path.join(shelf, 'killed-'))
  const outfile = path.join(folder, 'shop.mjs')
  await build({
    entryPoints: {
      shop: here('killed-shop.ts'),
      'document-thread': documentThread,
      'ticket-thread': ticketThread,
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    minifySyntax: true,
    minifyWhitespace: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    // They read files beside them, or are optional and not installed.
    external: ['fontkit', 'pg-native'],
    banner: { js: asCommonJs },
    plugins: [
      {
        name: 'the thread beside',
        setup({ onLoad }) {
          onLoad({ filter: /(draw-aside|open-attraction-documents)\.ts$/ }, ({ path: file }) => ({
            contents: readFileSync(file, 'utf8').replace(/\('(\.\/\w+-thread)\.ts'/, "('$1.mjs'"),
            loader: 'ts',
          }))
        },
      },
    ],
  })

  return {
    /** Runs until it is killed, by itself or by the caller. */
    async live(facts: KilledShopFacts): Promise<ChildProcess> {
      const child = spawn(process.execPath, [outfile, JSON.stringify(facts)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await new Promise<void>((resolve, reject) => {
        child.stdout?.once('data', () => resolve())
        child.once('exit', () => reject(new Error('The shop did not start.')))
      })
      return child
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Resolves when the process has ended. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

export const allLives = 50
/** About the number of queries of a payment with its email. A process that is still alive then is killed when all is done. */
const mostSteps = 40

/** The same random steps in every run; fewer of them are spread over the same range. */
export function moments(lives: number, most: number = mostSteps): number[] {
  let seed = 20_261_115
  const all = Array.from({ length: allLives }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return 1 + ((seed >> 8) % (2 * most)) / 2
  }).sort((one, other) => one - other)
  return all.filter((_, place) => place % (allLives / lives) === 0)
}

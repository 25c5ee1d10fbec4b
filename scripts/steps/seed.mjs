import { packageSources } from './build-apps.mjs'
import { runCommand } from './command.mjs'
import { hasDemo } from './demo.mjs'
import { conditions } from './processes.mjs'
import { inProject } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { sourcesHash } from './stamps.mjs'
import { readTypeScript } from './typescript.mjs'

/** Loads the modules that determine whether anything must be seeded. */
export async function readSeeding() {
  await readTypeScript()
  const { isInOrder, rememberInOrder, seededAs } = await import('@wojaz/demo-world/ledger')
  const { openDatabase } = await import('@wojaz/database')
  const { dayOf } = await import('@wojaz/travel/dates')
  return { isInOrder, rememberInOrder, seededAs, openDatabase, dayOf }
}

/** @typedef {{ email: string, password: string }} Admin */

/**
 * Seeds, unless the same code has done so today: just starting the seed takes seconds.
 * @param {Record<string, string | undefined>} env
 * @param {(what: string) => void} waitsFor
 * @param {(admin: Admin) => void} onAdmin
 */
export async function ensureSeeded(env, waitsFor, onAdmin) {
  if (!hasDemo()) return seed(env, waitsFor, onAdmin)
  const { isInOrder, rememberInOrder, openDatabase, dayOf } = await readSeeding()
  const url = env.DATABASE_URL ?? ''
  const database = openDatabase({ url, applicationName: 'wojaz start', onError: () => {} })
  try {
    const wish = `${sourcesHash(packageSources('demo/world'))} ${process.env.DEMO_HOTELS ?? ''}`
    if (await isInOrder(database, { wish, today: dayOf(new Date()) })) return
    waitsFor('what the database lacks')
    await seed(env, waitsFor, onAdmin)
    await rememberInOrder(database, wish)
  } finally {
    await database.close()
  }
}

/**
 * Migrates, fills in the demo data and creates the first admin; fast if everything exists.
 * @param {Record<string, string | undefined>} env
 * @param {(what: string) => void} waitsFor
 * @param {(admin: Admin) => void} onAdmin called at once, because later steps may fail
 */
export async function seed(env, waitsFor, onAdmin, script = seedScript()) {
  const args = [conditions, '--import', 'tsx', script]
  /** @type {Admin | undefined} */
  let admin
  const { code, output, stdout } = await runCommand(process.execPath, args, {
    env,
    onLine(line) {
      // JSON lines on standard output contain the password: they are not written to the log.
      if (!line.startsWith('{')) return waitsFor(line)
      const { createdAdmin } = parsed(line)
      if (!createdAdmin) return
      admin = createdAdmin
      onAdmin(createdAdmin)
    },
  })
  const said = stdout.trim().split('\n').map(parsed)
  // A line that arrived in two chunks.
  const missed = admin ? undefined : said.find(({ createdAdmin }) => createdAdmin)?.createdAdmin
  if (missed) onAdmin(missed)
  // A seed that does not report its end has failed.
  if (code === 0 && said.at(-1)?.isSeeded) return
  const words = output.split('\n').filter((line) => !line.startsWith('{'))
  throw new Refusal(
    `${words.join('\n').trim()}\n\nPreparing the database failed (code ${code}): see the last words above.`,
  )
}

/** Without the demo the content is only prepared and stays empty. */
function seedScript() {
  return inProject(hasDemo() ? 'demo/world/src/seed.ts' : 'packages/content/tools/prepare.ts')
}

/** @param {string} line @returns {{ createdAdmin?: Admin, isSeeded?: boolean }} empty if the line is not JSON */
function parsed(line) {
  try {
    return JSON.parse(line) ?? {}
  } catch {
    return {}
  }
}

import { runCommand } from './command.mjs'
import { conditions } from './processes.mjs'
import { inProject } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { readTypeScript } from './typescript.mjs'

/**
 * The invitation link of the first member of staff; null once it is used. The database is queried first,
 * because running the tool takes a second.
 * @param {Record<string, string>} env
 * @returns {Promise<string | null>}
 */
export async function firstStaffLink(env) {
  await readTypeScript()
  const { openDatabase } = await import('@wojaz/database')
  const database = openDatabase({
    url: env.DATABASE_URL ?? '',
    applicationName: 'wojaz start',
    onError: () => {},
  })
  try {
    const { rows } = await database.pool.query(
      `select exists (select from staff.members where state <> 'invited') as "isThere"`,
    )
    if (rows[0]?.isThere) return null
  } finally {
    await database.close()
  }
  return invitationLink(['first'], env)
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<string | null>} null: there is no invitation
 */
export async function invitationLink(args, env) {
  const tool = [conditions, '--import', 'tsx', inProject('packages/staff/tools/invite.ts'), ...args]
  const { code, output, stdout } = await runCommand(process.execPath, tool, { env })
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nNobody was invited: see the last words above.`)
  const { token } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')
  return token ? `${env.SITE_URL}/biuro/zaproszenie?token=${token}` : null
}

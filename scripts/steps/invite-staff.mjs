import { openDataFolder } from './data-folder.mjs'
import { invitationLink } from './first-staff.mjs'
import { ensureInstalled } from './install.mjs'
import { openOrFindPostgres } from './postgres.mjs'
import { createProgress } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { keepSecrets } from './secrets.mjs'
import { readSettings } from './settings.mjs'

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function inviteStaff(args, env) {
  const { siteUrl } = readSettings(env, 'production')
  const email = memberIn(args)
  const dataFolder = openDataFolder(env)
  const progress = createProgress()
  await ensureInstalled(progress)
  const postgres = await openOrFindPostgres({ url: env.DATABASE_URL, dataFolder })
  try {
    const link = await progress.step('Making a new invitation', () =>
      invitationLink(['again', email], {
        NODE_ENV: 'production',
        DATABASE_URL: postgres.url,
        CONTENT_SECRET: env.CONTENT_SECRET || keepSecrets(dataFolder).contentSecret,
        SITE_URL: siteUrl,
      }),
    )
    if (!link) throw new Refusal(`Nobody in the office has the address ${email}.`)
    progress.say(`\n  ${link} (good for 48 hours, shown only now)\n`)
  } finally {
    await postgres.stop()
  }
}

/** @param {string[]} args */
export function memberIn(args) {
  const [verb, email, ...rest] = args
  if (verb === 'invite' && email && rest.length === 0) return email
  throw new Refusal('Say whom to invite anew: npm run staff -- invite someone@wojaz.pl.')
}

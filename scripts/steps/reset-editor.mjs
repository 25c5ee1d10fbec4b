import { runCommand } from './command.mjs'
import { openDataFolder } from './data-folder.mjs'
import { ensureInstalled } from './install.mjs'
import { openOrFindPostgres } from './postgres.mjs'
import { conditions } from './processes.mjs'
import { createProgress } from './progress.mjs'
import { inProject } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { keepSecrets } from './secrets.mjs'
import { readSettings } from './settings.mjs'

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function resetEditor(args, env) {
  const settings = readSettings(env, 'production')
  const email = editorIn(args, settings.adminEmail)
  const dataFolder = openDataFolder(env)
  const progress = createProgress()
  await ensureInstalled(progress)
  const postgres = await openOrFindPostgres({ url: env.DATABASE_URL, dataFolder })
  try {
    const { code, output, stdout } = await progress.step('Making a new password', () =>
      runCommand(
        process.execPath,
        [conditions, '--import', 'tsx', inProject('packages/content/tools/reset-editor.ts'), email],
        {
          env: {
            NODE_ENV: 'production',
            DATABASE_URL: postgres.url,
            CONTENT_SECRET: env.CONTENT_SECRET || keepSecrets(dataFolder).contentSecret,
            DATA_DIR: dataFolder,
            SITE_URL: settings.siteUrl,
          },
        },
      ),
    )
    progress.say(outcomeSentence(email, code, stdout, output))
  } finally {
    await postgres.stop()
  }
}

/** The editor's email address; by default that of the first editor. @param {string[]} args @param {string} fallback */
export function editorIn(args, fallback) {
  const [verb, email = fallback, ...rest] = args
  if (verb === 'reset' && rest.length === 0) return email
  throw new Refusal('Say what to do: npm run editor -- reset, or npm run editor -- reset someone@wojaz.pl.')
}

/** @param {string} email @param {number} code @param {string} stdout @param {string} output */
export function outcomeSentence(email, code, stdout, output) {
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nNo password was made: see the last words above.`)
  const { value, refusal } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')
  if (value) return `\n  ${value.email}, password ${value.password} (shown only now)\n`
  const known =
    refusal.editors.length > 0 ? `those there are: ${refusal.editors.join(', ')}` : 'there is none'
  throw new Refusal(`No editor has the address ${email}; ${known}.`)
}

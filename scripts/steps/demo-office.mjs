import { runCommand } from './command.mjs'
import { conditions } from './processes.mjs'
import { inProject } from './project.mjs'
import { readSeeding } from './seed.mjs'

/**
 * Whether to fill the office with fictitious guests: only on a developer's machine, never with real payments or real
 * emails.
 * @param {Record<string, string | undefined>} env
 * @param {{ siteUrl: string, payu: unknown, p24: unknown }} settings
 */
export function wantsDemoOffice(env, { siteUrl, payu, p24 }) {
  if (env.DEMO_OFFICE === 'false' || env.SMTP_URL || payu || p24) return false
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(siteUrl).hostname)
}

/**
 * Creates orders, questions and complaints of fictitious guests once. The shop works without them.
 * @param {Record<string, string>} env
 * @param {(line: string) => void} say
 */
export async function fillOffice(env, say) {
  const { seededAs, openDatabase } = await readSeeding()
  const database = openDatabase({
    url: env.DATABASE_URL ?? '',
    applicationName: 'wojaz start',
    onError: () => {},
  })
  const made = await seededAs(database, 'office').finally(() => database.close())
  if (made !== null) return
  const script = inProject('demo/world/src/office/seed-office.ts')
  const { code, output } = await runCommand(process.execPath, [conditions, '--import', 'tsx', script], {
    env,
  })
  say(
    code === 0
      ? 'The office has its first work.'
      : `The office begins without made-up work: ${output.trim()}`,
  )
}

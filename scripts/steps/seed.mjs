import { runCommand } from './command.mjs'
import { conditions } from './processes.mjs'
import { inProject } from './project.mjs'
import { Refusal } from './refusal.mjs'

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

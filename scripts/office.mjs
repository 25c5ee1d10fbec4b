// Tries what the office does: `node scripts/office.mjs hours W402917652 480`, `off W402917652`, `show W402917652`, `refuse
// W402917652` (see the tool it runs). Works beside a running `npm start`.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { Refusal, runOrExplain } = await import('./steps/refusal.mjs')
const { runCommand } = await import('./steps/command.mjs')
const { openDataFolder } = await import('./steps/data-folder.mjs')
const { openOrFindPostgres } = await import('./steps/postgres.mjs')
const { conditions } = await import('./steps/processes.mjs')
const { inProject } = await import('./steps/project.mjs')

await runOrExplain(async () => {
  const dataFolder = openDataFolder(process.env)
  const postgres = await openOrFindPostgres({ url: process.env.DATABASE_URL, dataFolder })
  try {
    const { code, output, stdout } = await runCommand(
      process.execPath,
      [
        conditions,
        '--import',
        'tsx',
        inProject('packages/booking/tools/office.ts'),
        ...process.argv.slice(2),
      ],
      { env: { NODE_ENV: 'production', DATABASE_URL: postgres.url } },
    )
    if (code !== 0) throw new Refusal(output.trim())
    process.stdout.write(`${stdout.trim()}\n`)
  } finally {
    await postgres.stop()
  }
})

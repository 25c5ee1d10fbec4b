// `npm run test:all`: all tests that `npm test` leaves out, section by section. `npm run test:all -- proof outage` runs two of them;
// `npm run test:all -- --changed [commit]` what the changes since that commit touch (without one: since HEAD).
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { runOrExplain } = await import('./steps/refusal.mjs')
const { createProgress } = await import('./steps/progress.mjs')
const { ensureInstalled } = await import('./steps/install.mjs')

process.on('SIGTERM', () => process.exit(1))

await runOrExplain(async () => {
  const progress = createProgress()
  await ensureInstalled(progress)
  const { sectionStages } = await import('./steps/section-stages.mjs')
  const { runStages } = await import('./steps/run-stages.mjs')
  const wanted = await sectionStages(process.argv.slice(2))
  process.exitCode = (await runStages(wanted, progress, console.log)) ? 0 : 1
  process.exit()
})

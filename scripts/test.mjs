// `npm test`: the gate. `npm test -- listing` runs what a word names: a stage, test files, or one test by `file:line`.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { runOrExplain } = await import('./steps/refusal.mjs')
const { createProgress } = await import('./steps/progress.mjs')
const { ensureInstalled } = await import('./steps/install.mjs')

// Exiting also ends the running stage.
process.on('SIGTERM', () => process.exit(1))

await runOrExplain(async () => {
  const progress = createProgress()
  await ensureInstalled(progress)
  const { stages } = await import('./steps/test-stages.mjs')
  const { stagesNamed } = await import('./steps/choose-tests.mjs')
  const { runStages } = await import('./steps/run-stages.mjs')
  const words = process.argv.slice(2)
  const wanted = words.length > 0 ? stagesNamed(words) : stages
  process.exitCode = (await runStages(wanted, progress, console.log)) ? 0 : 1
  // Also ends what was started for later stages.
  process.exit()
})

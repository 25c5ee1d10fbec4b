// `npm test`: all checks, cheapest first, up to the first failure. `node scripts/test.mjs browser` runs one stage (and the build
// it needs).
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { Refusal, runOrExplain } = await import('./steps/refusal.mjs')
const { createProgress } = await import('./steps/progress.mjs')
const { ensureInstalled } = await import('./steps/install.mjs')

// Exiting also ends the running stage.
process.on('SIGTERM', () => process.exit(1))

await runOrExplain(async () => {
  const progress = createProgress()
  await ensureInstalled(progress)
  const { stages } = await import('./steps/test-stages.mjs')
  const { runStages } = await import('./steps/run-stages.mjs')
  const wanted = chosen(stages, process.argv[2])
  process.exitCode = (await runStages(wanted, progress, console.log)) ? 0 : 1
  // Also ends what was started for later stages.
  process.exit()
})

/**
 * @param {import('./steps/test-stages.mjs').Stage[]} stages
 * @param {string | undefined} name
 */
function chosen(stages, name) {
  if (!name) return stages
  const needsBuild = name === 'browser'
  const wanted = stages.filter((stage) => stage.name === name || (needsBuild && stage.name === 'build'))
  if (wanted.length > 0) return wanted
  throw new Refusal(
    `There is no stage "${name}": choose one of ${stages.map((stage) => stage.name).join(', ')}.`,
  )
}

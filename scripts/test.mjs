// `npm test`: all checks, cheapest first, up to the first broken one. `node scripts/test.mjs browser` runs one stage (and the build it needs).
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { Refusal, runOrExplain } = await import('./steps/refusal.mjs')
const { createProgress, seconds } = await import('./steps/progress.mjs')
const { ensureInstalled } = await import('./steps/install.mjs')

// Leaving by exit takes the running stage along.
process.on('SIGTERM', () => process.exit(1))

await runOrExplain(async () => {
  const progress = createProgress()
  await ensureInstalled(progress)
  const { stages } = await import('./steps/test-stages.mjs')
  let passed = 0
  let failed = 0
  const wanted = chosen(stages, process.argv[2])
  for (const stage of wanted) stage.begin?.()
  for (const stage of wanted) {
    const started = Date.now()
    const result = await stage
      .run(progress)
      .catch((error) => ({ passed: 0, failed: 1, output: explain(error) }))
    passed += result.passed
    failed += result.failed
    const counts = `${result.passed} passed, ${result.failed} failed`
    console.log(
      `${result.failed ? '✗' : '✓'} ${stage.name.padEnd(10)} ${seconds(Date.now() - started).padStart(8)}   ${counts}`,
    )
    if (result.failed === 0) continue
    console.log(`\n${result.output.trim()}\n`)
    process.exitCode = 1
    break
  }
  console.log(`${passed} passed, ${failed} failed`)
  // What was begun for later stages ends here too.
  process.exit()
})

/**
 * @param {import('./steps/test-stages.mjs').Stage[]} stages
 * @param {string | undefined} name
 */
function chosen(stages, name) {
  if (!name) return stages
  const needsBuild = name === 'house' || name === 'browser'
  const wanted = stages.filter((stage) => stage.name === name || (needsBuild && stage.name === 'build'))
  if (wanted.length > 0) return wanted
  throw new Refusal(
    `There is no stage "${name}": choose one of ${stages.map((stage) => stage.name).join(', ')}.`,
  )
}

/** @param {unknown} error */
function explain(error) {
  return error instanceof Refusal ? error.message : String(/** @type {Error} */ (error).stack)
}

import cluster from 'node:cluster'
import { settingRules } from './setting-rules.mjs'
import { thisMachine, workersFor } from './workers/worker-count.ts'

// Where the built shop starts: it is one process, or a small primary and workers. What is large is loaded by whoever serves guests.
const { WORKERS: asked = '' } = process.env
// What cannot be used is said with everything else that cannot.
const isFine = asked === '' || settingRules.WORKERS?.accepts(asked)
const workers = asked ? Number(asked) : workersFor(thisMachine())

if (cluster.isPrimary && isFine && workers > 1) await startPrimary()
else await import('./main.ts')

async function startPrimary() {
  const { runPrimary } = await import('./workers/run-primary.ts')
  try {
    await runPrimary(workers)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

import cluster from 'node:cluster'
import { settingRules } from './setting-rules.mjs'
import { thisMachine, workersFor } from './workers/worker-count.ts'

// The entry of the built shop: one process, or a small primary with workers. Only a process that serves guests loads the large modules.
const { WORKERS: asked = '' } = process.env
// An invalid value is reported later, together with all other invalid settings.
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

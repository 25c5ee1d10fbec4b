// `npm run build`: builds shop, admin and the demo's painter, each only if its sources have changed.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { runOrExplain } = await import('./steps/refusal.mjs')
const { createProgress } = await import('./steps/progress.mjs')
const { ensureInstalled } = await import('./steps/install.mjs')
const { ensureBuilt } = await import('./steps/build-apps.mjs')
await runOrExplain(async () => {
  const progress = createProgress()
  await ensureInstalled(progress)
  await ensureBuilt('painter', progress)
  await ensureBuilt('shop', progress)
  await ensureBuilt('cms', progress)
})

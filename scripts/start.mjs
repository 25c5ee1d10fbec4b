// `npm start`: everything from a fresh clone to a running shop. Uses only plain Node, because nothing is installed yet.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { runOrExplain } = await import('./steps/refusal.mjs')
const { startStack } = await import('./steps/stack.mjs')
await runOrExplain(() => startStack({ mode: 'start', withCms: true }))

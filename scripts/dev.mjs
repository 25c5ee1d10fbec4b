// `npm run dev`: the shop with hot reload. The admin runs as built; `npm run dev -- --cms` gives it hot reload as well.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { runOrExplain } = await import('./steps/refusal.mjs')
const { startStack } = await import('./steps/stack.mjs')
await runOrExplain(() => startStack({ mode: 'dev', withCms: process.argv.includes('--cms') }))

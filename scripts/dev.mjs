// `npm run dev`: the shop with hot reload. Editors' admin runs as built; `npm run dev -- --cms` gives it hot reload as well.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { runOrExplain } = await import('./steps/refusal.mjs')
const { startHouse } = await import('./steps/house.mjs')
await runOrExplain(() => startHouse({ mode: 'dev', withCms: process.argv.includes('--cms') }))

// `npm start`: everything from a fresh clone to a running shop. Plain Node, because nothing is installed yet.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { runOrExplain } = await import('./steps/refusal.mjs')
const { startHouse } = await import('./steps/house.mjs')
await runOrExplain(() => startHouse({ mode: 'start', withCms: true }))

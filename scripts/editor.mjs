// `npm run editor -- reset [address]`: a new password for an editor, printed once. Works beside a running `npm start` and without one.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { runOrExplain } = await import('./steps/refusal.mjs')
const { resetEditor } = await import('./steps/reset-editor.mjs')
await runOrExplain(() => resetEditor(process.argv.slice(2), process.env))

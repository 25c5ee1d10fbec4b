// `npm run editor -- reset [address]`: sets a new password for an editor and prints it once. Works with and without a running
// `npm start`.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { runOrExplain } = await import('./steps/refusal.mjs')
const { resetEditor } = await import('./steps/reset-editor.mjs')
await runOrExplain(() => resetEditor(process.argv.slice(2), process.env))

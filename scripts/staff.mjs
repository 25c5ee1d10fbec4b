// `npm run staff -- invite someone@wojaz.pl`: a new way into the office for somebody who lost password or phone, printed once. Works beside
// a running `npm start` and without one.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { runOrExplain } = await import('./steps/refusal.mjs')
const { inviteStaff } = await import('./steps/invite-staff.mjs')
await runOrExplain(() => inviteStaff(process.argv.slice(2), process.env))

// `npm run staff -- invite someone@wojaz.pl`: makes a new invitation for a member who lost their password or phone, and prints it
// once. Works with and without a running `npm start`.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { runOrExplain } = await import('./steps/refusal.mjs')
const { inviteStaff } = await import('./steps/invite-staff.mjs')
await runOrExplain(() => inviteStaff(process.argv.slice(2), process.env))

export type { OpenInvitation, TakeRefusal } from './invitations.ts'
export { knownOfNotes } from './known-of-notes.ts'
export type { CameIn, LoginRefusal } from './logging-in.ts'
export type { MemberRefusal } from './members.ts'
export { migrateStaff } from './migrate-staff.ts'
export { longestNote, type Note } from './notes.ts'
export { base32, codeAddress, codeOf, stepAt } from './one-time-code.ts'
export { openStaff, type Staff } from './open-staff.ts'
export type { PasskeyAnswer, StaffPasskey, StaffPasskeyRefusal } from './passkeys.ts'
export {
  mostSaved,
  type SavedQuestion,
  type SavedRoom,
  type SaveRefusal,
} from './saved-questions.ts'
export { staffLimits } from './staff-limits.ts'
export { type AccessGiven, type LogAct, type LogEntry, type LogLine, logActs } from './staff-log.ts'

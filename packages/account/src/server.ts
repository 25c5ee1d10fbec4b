export { migrateAccount } from './migrate-account.ts'
export {
  type Account,
  type ActivateRefusal,
  type From,
  type LoggedIn,
  type LoginRefusal,
  openAccount,
  type ResetRefusal,
} from './open-account.ts'
export {
  type EditorKey,
  openPasswords,
  type Passwords,
  type TryRefusal,
} from './passwords/open-passwords.ts'
export { refreshTokenMs, shortTokenMs } from './refresh-rule.ts'
export type { Customer, SessionTokens } from './sessions.ts'

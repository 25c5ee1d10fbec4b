export { migrateAccount } from './migrate-account.ts'
export {
  type Account,
  type ActivateRefusal,
  type LoggedIn,
  type LoginRefusal,
  openAccount,
} from './open-account.ts'
export { refreshTokenMs, shortTokenMs } from './refresh-rule.ts'
export type { Customer, SessionTokens } from './sessions.ts'

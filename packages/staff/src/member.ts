import type { Role } from './roles.ts'

export const memberStates = ['invited', 'active', 'blocked'] as const
export type MemberState = (typeof memberStates)[number]

/** A member of staff. */
export interface Member {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly state: MemberState
}

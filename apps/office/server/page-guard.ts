import { hasRight, type Member, type Right } from '@wojaz/staff'

/**
 * Who may open a page or send its form: everybody, any logged-in member, or members with the right. Null: nobody, the page does
 * not exist.
 */
export type Allowed = 'anyone' | 'staff' | Right | null

export interface Guard {
  readonly look: Allowed
  readonly act: Allowed
  readonly takesFiles?: true | undefined
}

export type Verdict = 'allowed' | 'log-in' | 'forbidden' | 'not-found'

/** A page without a guard is closed to everybody. */
export function judge(guard: Guard | null, method: string, member: Pick<Member, 'roles'> | null): Verdict {
  const allowed = guard && (method === 'POST' ? guard.act : guard.look)
  if (allowed === 'anyone') return 'allowed'
  if (!member) return 'log-in'
  if (!allowed) return 'not-found'
  return allowed === 'staff' || hasRight(member.roles, allowed) ? 'allowed' : 'forbidden'
}

import { type Role, roles } from '@wojaz/staff'
import { canonicalEmail } from '@wojaz/travel/guest'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

export interface MemberWish {
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
}

export type MemberFaults = Readonly<Partial<Record<'email' | 'name' | 'roles', string>>>
type Typed = Readonly<Record<string, string | undefined>>

/** The name of a role's form field. */
export const roleField = (role: Role) => `role-${role}`

export function readRoles(typed: Typed): readonly Role[] {
  return roles.filter((role) => typed[roleField(role)] !== undefined)
}

export function readMember(typed: Typed): Outcome<MemberWish, MemberFaults> {
  const email = canonicalEmail((typed.email ?? '').trim())
  const name = (typed.name ?? '').trim().replace(/\s+/g, ' ')
  const given = readRoles(typed)
  const faults = {
    ...(/^[^\s<>@,;]+@[^\s<>@,;]+\.[^\s<>@,;]+$/.test(email) && email.length <= 200
      ? {}
      : { email: 'Wpisz adres e-mail, na przykład ola@wojaz.pl.' }),
    ...(/^[\p{L}\p{M}'’. -]{2,80}$/u.test(name) ? {} : { name: 'Wpisz imię i nazwisko.' }),
    ...(given.length > 0 ? {} : { roles: 'Zaznacz co najmniej jedną rolę.' }),
  }
  return Object.keys(faults).length === 0 ? accepted({ email, name, roles: given }) : refused(faults)
}

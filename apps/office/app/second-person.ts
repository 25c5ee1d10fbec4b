import type { SecondPerson } from '@wojaz/booking/server'
import { hasRight } from '@wojaz/staff'
import type { LogEntry } from '@wojaz/staff/server'
import type { AtDesk } from './at-desk.ts'
import type { whyNotConfirm } from './award-words.ts'
import { onBehalf } from './on-behalf.ts'

/** A member who confirms what another one proposed. */
export function secondPerson(desk: AtDesk, entry: LogEntry): SecondPerson {
  const { member, staff } = desk
  return {
    ...onBehalf(desk, entry),
    isIndependentOf: (client, other) => staff.areIndependent(member.id, other, client),
  }
}

/** Why this member may not confirm what the other one proposed; null: they may. */
export async function whyNot(
  { member, staff }: AtDesk,
  proposerId: string,
): Promise<keyof typeof whyNotConfirm | null> {
  if (proposerId === member.id) return 'own-proposal'
  if (!hasRight(member.roles, 'approvals')) return 'right-missing'
  return (await staff.areIndependent(member.id, proposerId)) ? null : 'access-given-lately'
}

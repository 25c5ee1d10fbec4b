import { hasRight, type Right } from '@wojaz/staff'
import type { AtDesk } from './at-desk.ts'

export interface Colleague {
  readonly id: string
  readonly name: string
}

export interface Colleagues {
  /** Whoever may look after it now. */
  readonly able: readonly Colleague[]
  /** Everybody who ever worked here. */
  readonly everybody: readonly Colleague[]
}

export async function colleaguesWith({ staff }: Pick<AtDesk, 'staff'>, right: Right): Promise<Colleagues> {
  const members = await staff.members()
  return {
    able: members
      .filter(({ state, roles }) => state === 'active' && hasRight(roles, right))
      .map(({ id, name }) => ({ id, name })),
    everybody: members.map(({ id, name }) => ({ id, name })),
  }
}

/** Null: nobody has it. */
export function keeperName(id: string | null, { everybody }: Pick<Colleagues, 'everybody'>): string | null {
  return id === null ? null : (everybody.find((one) => one.id === id)?.name ?? 'ktoś z biura')
}

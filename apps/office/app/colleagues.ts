import { hasRight, type Right } from '@wojaz/staff'
import type { AtDesk } from './at-desk.ts'

export interface Colleague {
  readonly id: string
  readonly name: string
}

export interface Colleagues {
  /** Members who may take it over now. */
  readonly able: readonly Colleague[]
  /** All members, including former ones. */
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

/** Null: nobody is assigned. */
export function keeperName(id: string | null, { everybody }: Pick<Colleagues, 'everybody'>): string | null {
  return id === null ? null : (everybody.find((one) => one.id === id)?.name ?? 'ktoś z biura')
}

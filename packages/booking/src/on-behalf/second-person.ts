import type { ClientBase } from 'pg'
import type { OnBehalf } from './confirmer.ts'

/** A member of staff who confirms what another one proposed. */
export interface SecondPerson extends OnBehalf {
  /** Whether neither of the two gave the other access lately: a second person must not be made up by the first. */
  readonly isIndependentOf: (client: ClientBase, memberId: string) => Promise<boolean>
}

export type SecondPersonRefusal = {
  readonly code: 'own-proposal' | 'access-given-lately'
}

/** Nobody is their own second person, and nobody makes one up. Null: this member may confirm. */
export function secondPersonRefusal(
  proposerId: string,
  secondId: string,
  isIndependent: boolean,
): SecondPersonRefusal | null {
  if (proposerId === secondId) return { code: 'own-proposal' }
  return isIndependent ? null : { code: 'access-given-lately' }
}

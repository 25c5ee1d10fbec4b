import type { IsoDay } from '@wojaz/travel/dates'
import type { Party } from '@wojaz/travel/party'

/** Somebody of the party, before a name is known. */
export interface PartyMember {
  /** From 0. What is chosen for somebody, and whose seat it is, is said by this number. */
  readonly person: number
  /** From 0. */
  readonly room: number
  readonly kind: 'adult' | 'child'
  /** As in the offer; null for adults. */
  readonly birthDate: IsoDay | null
}

/** The order of persons everywhere: room by room, in each its adults, then its children by birth date. */
export function partyMembers(rooms: readonly Party[]): readonly PartyMember[] {
  return rooms
    .flatMap(({ adultsCount, childrenBirthDates }, room) => [
      ...Array.from({ length: adultsCount }, () => ({ room, kind: 'adult' as const, birthDate: null })),
      ...[...childrenBirthDates].sort().map((birthDate) => ({ room, kind: 'child' as const, birthDate })),
    ])
    .map((member, person) => ({ person, ...member }))
}

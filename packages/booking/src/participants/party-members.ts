import type { IsoDay } from '@wojaz/travel/dates'
import type { Party } from '@wojaz/travel/party'

/** A person of the party, before the name is known. */
export interface PartyMember {
  /** From 0. Upsells and seats refer to this number. */
  readonly person: number
  /** From 0. */
  readonly room: number
  readonly kind: 'adult' | 'child'
  /** As in the offer; null for adults. */
  readonly birthDate: IsoDay | null
}

/** The order of persons everywhere: room by room, adults first, then children by birth date. */
export function partyMembers(rooms: readonly Party[]): readonly PartyMember[] {
  return rooms
    .flatMap(({ adultsCount, childrenBirthDates }, room) => [
      ...Array.from({ length: adultsCount }, () => ({ room, kind: 'adult' as const, birthDate: null })),
      ...[...childrenBirthDates].sort().map((birthDate) => ({ room, kind: 'child' as const, birthDate })),
    ])
    .map((member, person) => ({ person, ...member }))
}

import type { IsoDay } from '../dates/calendar-date.ts'
import { defaultParty, maxParticipants, type Party } from './occupancy.ts'

/** One person of the party while the guest is still filling it in: a child may yet lack its birth date. */
export interface Participant {
  readonly id: string
  readonly type: 'adults' | 'children'
  readonly birthDate: IsoDay | null
  readonly hasError: boolean
}

/** Dictionary label of the message shown while a child lacks its birth date. */
export const childrenDatesErrorLabel = 'participants children dates error'

export function participantsOf(party: Party): readonly Participant[] {
  return [
    ...Array.from({ length: party.adultsCount }, (_, index) => participant('adults', index + 1, null)),
    ...party.childrenBirthDates.map((birthDate, index) => participant('children', index + 1, birthDate)),
  ]
}

export const defaultParticipants: readonly Participant[] = participantsOf(defaultParty)

/** `present` counts everyone in all rooms. Past the limit the list stays as it is and the guest gets the warning. */
export function addParticipant(
  participants: readonly Participant[],
  type: Participant['type'],
  present: number = participants.length,
): readonly Participant[] {
  if (present >= maxParticipants) return participants
  const added = participant(type, freeNumber(participants, type), null)
  return [...participants, added].sort((one, other) => one.type.localeCompare(other.type))
}

/** The last adult stays: somebody has to travel. */
export function removeParticipant(participants: readonly Participant[], id: string): readonly Participant[] {
  const left = participants.filter((participant) => participant.id !== id)
  return left.some(({ type }) => type === 'adults') ? left : participants
}

/** A birth date given takes the error away. */
export function setBirthDate(
  participants: readonly Participant[],
  id: string,
  birthDate: IsoDay | null,
): readonly Participant[] {
  return participants.map((participant) =>
    participant.id === id
      ? { ...participant, birthDate, hasError: birthDate === null && participant.hasError }
      : participant,
  )
}

export function lacksBirthDate({ type, birthDate }: Participant): boolean {
  return type === 'children' && birthDate === null
}

/** Every child needs a birth date; who lacks it is flagged. */
export function flagMissingBirthDates(participants: readonly Participant[]): readonly Participant[] {
  return participants.map((participant) => ({ ...participant, hasError: lacksBirthDate(participant) }))
}

export interface ParticipantsUpdate {
  readonly open: boolean
  readonly participants: readonly Participant[]
}

/**
 * The guest leaves the participants. Forced (another field was opened, the form was sent) drops children without a
 * birth date; otherwise the dropdown stays open with those children flagged.
 */
export function closeParticipants(
  participants: readonly Participant[],
  { forced }: { forced: boolean },
): ParticipantsUpdate {
  if (forced)
    return {
      open: false,
      participants: flagMissingBirthDates(participants.filter((one) => !lacksBirthDate(one))),
    }
  return { open: participants.some(lacksBirthDate), participants: flagMissingBirthDates(participants) }
}

/** Whom the search is for: children without a birth date are left out. */
export function partyOf(participants: readonly Participant[]): Party {
  return {
    adultsCount: participants.filter(({ type }) => type === 'adults').length,
    childrenBirthDates: participants
      .filter(({ type }) => type === 'children')
      .flatMap(({ birthDate }) => birthDate ?? [])
      .sort(),
  }
}

function participant(type: Participant['type'], number: number, birthDate: IsoDay | null): Participant {
  return { id: `${type}-${number}`, type, birthDate, hasError: false }
}

/** Ids stay with their person when another one leaves, so that a birth date never jumps to a sibling. */
function freeNumber(participants: readonly Participant[], type: Participant['type']): number {
  let number = 1
  while (participants.some(({ id }) => id === `${type}-${number}`)) number++
  return number
}

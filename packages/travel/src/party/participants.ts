import type { IsoDay } from '../dates/calendar-date.ts'
import { defaultParty, maxParticipants, type Party } from './occupancy.ts'

/** One person of the party while the guest is still filling it in: a child's birth date may still be missing. */
export interface Participant {
  readonly id: string
  readonly type: 'adults' | 'children'
  readonly birthDate: IsoDay | null
  readonly hasError: boolean
}

/** Dictionary label of the message shown while a child's birth date is missing. */
export const childrenDatesErrorLabel = 'participants children dates error'

export function participantsOf(party: Party): readonly Participant[] {
  return [
    ...Array.from({ length: party.adultsCount }, (_, index) => participant('adults', index + 1, null)),
    ...party.childrenBirthDates.map((birthDate, index) => participant('children', index + 1, birthDate)),
  ]
}

export const defaultParticipants: readonly Participant[] = participantsOf(defaultParty)

/** `present` counts everyone in all rooms. Above the limit the list does not change and the guest gets the warning. */
export function addParticipant(
  participants: readonly Participant[],
  type: Participant['type'],
  present: number = participants.length,
): readonly Participant[] {
  if (present >= maxParticipants) return participants
  const added = participant(type, freeNumber(participants, type), null)
  return [...participants, added].sort((one, other) => one.type.localeCompare(other.type))
}

/** The last adult cannot be removed: at least one must travel. */
export function removeParticipant(participants: readonly Participant[], id: string): readonly Participant[] {
  const left = participants.filter((participant) => participant.id !== id)
  return left.some(({ type }) => type === 'adults') ? left : participants
}

/** A birth date clears the error. */
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

/** Flags every child without a birth date. */
export function flagMissingBirthDates(participants: readonly Participant[]): readonly Participant[] {
  return participants.map((participant) => ({ ...participant, hasError: lacksBirthDate(participant) }))
}

export interface ParticipantsUpdate {
  readonly open: boolean
  readonly participants: readonly Participant[]
}

/**
 * The guest leaves the participants. If forced (another field was opened, the form was sent), children without a birth date are
 * dropped; otherwise the dropdown stays open with those children flagged.
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

/** The party to search for, without the children that have no birth date. */
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

/** People keep their id when another one is removed, so that a birth date never moves to a sibling. */
function freeNumber(participants: readonly Participant[], type: Participant['type']): number {
  let number = 1
  while (participants.some(({ id }) => id === `${type}-${number}`)) number++
  return number
}

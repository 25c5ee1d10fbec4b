import type { Participant } from '../participant.ts'

/** Numbers of persons in the order in which the guest wrote them down. */
export function enteredOrder(participants: readonly Pick<Participant, 'entered'>[], count: number): number[] {
  const persons = Array.from({ length: count }, (_, person) => person)
  return persons.sort((one, other) => placeOf(one) - placeOf(other) || one - other)

  function placeOf(person: number): number {
    return participants[person]?.entered ?? person
  }
}

/** Where this person was written in a party of so many; a party of another size is written anew. */
export function enteredPlace(
  participants: readonly Pick<Participant, 'entered'>[],
  count: number,
  person: number,
): number {
  return (participants.length === count ? participants[person]?.entered : undefined) ?? person
}

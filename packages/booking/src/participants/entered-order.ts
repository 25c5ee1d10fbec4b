import type { Participant } from '../participant.ts'

/** Returns person numbers in the order in which the guest typed them. */
export function enteredOrder(participants: readonly Pick<Participant, 'entered'>[], count: number): number[] {
  const persons = Array.from({ length: count }, (_, person) => person)
  return persons.sort((one, other) => placeOf(one) - placeOf(other) || one - other)

  function placeOf(person: number): number {
    return participants[person]?.entered ?? person
  }
}

/** Returns the position of this person in the form. A party of another size is numbered anew. */
export function enteredPlace(
  participants: readonly Pick<Participant, 'entered'>[],
  count: number,
  person: number,
): number {
  return (participants.length === count ? participants[person]?.entered : undefined) ?? person
}

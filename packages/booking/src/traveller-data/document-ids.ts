import type { DocumentWish, TravelDocument } from '@wojaz/mail'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Participant } from '../participant.ts'

/** The input for one traveller's document: data, removed (null), or not mentioned (undefined). */
export type ToldDocument = DocumentWish | null | undefined

export function withoutDocument({ documentId: _, ...one }: Participant): Participant {
  return one
}

/**
 * Returns the travellers of a form with the ids of their documents. A traveller keeps an existing id, a new one gets a new id.
 */
export function withDocumentIds(
  before: readonly Participant[],
  given: readonly Participant[],
  told: readonly ToldDocument[],
  newId: () => string,
): readonly Participant[] {
  const ofBefore = documentsOfBefore(before, given)
  return given.map(withoutDocument).map((one, person) => {
    const document = told[person]
    const known = ofBefore[person]
    if (document === null || (document === undefined && known === undefined)) return one
    return { ...one, documentId: known ?? newId() }
  })
}

/**
 * Returns the document ids that travellers already have: those of the same person, wherever they were in the list. For a person
 * whose name changed, the id of the previous person in that place.
 */
export function documentsOfBefore(
  before: readonly Participant[],
  given: readonly Participant[],
): readonly (string | undefined)[] {
  return given.map((one, person) => {
    const same = before.find((known) => isSame(known, one))
    const inPlace = before[person]
    const isSomebodyElse = given.some((other) => inPlace !== undefined && isSame(inPlace, other))
    return same ? same.documentId : isSomebodyElse ? undefined : inPlace?.documentId
  })
}

/** Returns the existing document of the same person, if the form did not mention documents. */
export function sameDocument(
  before: readonly Participant[],
  one: Participant,
): Pick<Participant, 'documentId'> {
  const documentId = one.documentId ?? before.find((known) => isSame(known, one))?.documentId
  return documentId === undefined ? {} : { documentId }
}

/** By place in `people`: the documents of travellers in `before`, by their place there, that are valid until the return. */
export function takenAlong(
  people: readonly Participant[],
  before: readonly Participant[],
  documents: ReadonlyMap<number, TravelDocument>,
  returnDate: IsoDay,
): ReadonlyMap<number, TravelDocument> {
  return new Map(
    people.flatMap((one, person) => {
      const document = documents.get(before.findIndex((known) => isSame(known, one)))
      const isOver = document?.validUntil != null && document.validUntil < returnDate
      return document && !isOver ? [[person, document] as const] : []
    }),
  )
}

function isSame(one: Participant, other: Participant): boolean {
  return (
    one.firstName === other.firstName && one.lastName === other.lastName && one.birthDate === other.birthDate
  )
}

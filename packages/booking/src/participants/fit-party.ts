import type { IsoDay } from '@wojaz/travel/dates'
import { encodeOfferCode, type OfferParts } from '@wojaz/travel/offer-code'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { ageOn, passengerKind } from '@wojaz/travel/party'
import { type PartyMember, partyMembers } from './party-members.ts'

/** A difference between the birth dates and what the offer was made for. */
export interface PartyChange {
  /** The person number before the change. */
  readonly person: number
  readonly change: /** From the lap to a seat, and back. */
    | 'infant-is-child'
    | 'child-is-infant'
    /** Twelve or older on the day of return: the airline charges an adult, and back. */
    | 'child-is-twelve'
    | 'child-is-under-twelve'
    /** Under eighteen on the day of departure although the offer counts an adult, and back. */
    | 'adult-is-child'
    | 'child-is-adult'
    | 'other-date'
}

export interface FittedParty {
  /** The offer for exactly these people. */
  readonly offerCode: string
  /** For each place of the new offer, the person number that it had before. */
  readonly order: readonly number[]
  readonly changes: readonly PartyChange[]
}

const ofAge = 18

/**
 * Returns the offer for the real birth dates. Prices of children depend on them, so another birth date is another offer, and the
 * guest is told what changed and what it costs. A room without an adult is refused.
 */
export function fitParty(
  parts: OfferParts,
  birthDates: readonly IsoDay[],
  returnDate: IsoDay,
): Outcome<FittedParty, { readonly code: 'room-without-adult'; readonly person: number }> {
  const people = partyMembers(parts.rooms).map((member) => {
    const birthDate = birthDates[member.person] ?? ''
    return { member, birthDate, isAdult: countsAsAdult(member, birthDate, parts.date) }
  })
  const rooms = parts.rooms.map((room, number) => {
    const inRoom = people.filter(({ member }) => member.room === number)
    const adults = inRoom.filter(({ isAdult }) => isAdult)
    const children = inRoom
      .filter(({ isAdult }) => !isAdult)
      .sort((one, other) => (one.birthDate < other.birthDate ? -1 : one.birthDate > other.birthDate ? 1 : 0))
    return { room, adults, children, first: inRoom[0]?.member.person ?? 0 }
  })
  const lonely = rooms.find(({ adults }) => adults.length === 0)
  if (lonely) return refused({ code: 'room-without-adult', person: lonely.first })
  const offerCode = encodeOfferCode({
    ...parts,
    rooms: rooms.map(({ room, adults, children }) => ({
      ...room,
      adultsCount: adults.length,
      childrenBirthDates: children.map(({ birthDate }) => birthDate),
    })),
  })
  return accepted({
    offerCode,
    order: rooms.flatMap(({ adults, children }) =>
      [...adults, ...children].map(({ member }) => member.person),
    ),
    changes: people.flatMap(({ member, birthDate, isAdult }) => {
      const change = changeOf(member, birthDate, isAdult, returnDate)
      return change ? { person: member.person, change } : []
    }),
  })
}

/** Returns how another birth date of one traveller differs from what was sold; null: the price is the same. */
export function partyChange(
  member: PartyMember,
  birthDate: IsoDay,
  { departureDate, returnDate }: { departureDate: IsoDay; returnDate: IsoDay },
): PartyChange['change'] | null {
  const isAdult = countsAsAdult(member, birthDate, departureDate)
  return changeOf(member, birthDate, isAdult, returnDate)
}

/**
 * The offer's count stays valid while the birth dates allow it: a person searched for as a child may turn eighteen before the
 * trip.
 */
function countsAsAdult(
  { kind, birthDate: known }: PartyMember,
  birthDate: IsoDay,
  departureDate: IsoDay,
): boolean {
  return kind === 'child' && birthDate === known ? false : ageOn(birthDate, departureDate) >= ofAge
}

function changeOf(
  { kind, birthDate: known }: PartyMember,
  birthDate: IsoDay,
  isAdult: boolean,
  returnDate: IsoDay,
): PartyChange['change'] | null {
  if (known === null || kind === 'adult') return isAdult ? null : 'adult-is-child'
  if (known === birthDate) return null
  if (isAdult) return 'child-is-adult'
  const [before, now] = [passengerKind(known, returnDate), passengerKind(birthDate, returnDate)]
  if (before === now) return 'other-date'
  if (now === 'INFANT') return 'child-is-infant'
  if (now === 'ADULT') return 'child-is-twelve'
  return before === 'INFANT' ? 'infant-is-child' : 'child-is-under-twelve'
}

import type { Offer } from '@wojaz/offers'
import type { OfferParts } from '@wojaz/travel/offer-code'
import { ageOn, checkRooms } from '@wojaz/travel/party'
import type { Participant } from '../participant.ts'
import { partyMembers } from '../participants/party-members.ts'
import type { ChangedPerson } from './carried-trip.ts'

/** Rooms and people after one person was removed or added. */
export interface ChangedParty {
  readonly rooms: readonly OfferRoom[]
  readonly people: readonly ChangedPerson[]
}

type OfferRoom = OfferParts['rooms'][number]

const ofAge = 18

/** Returns null when nobody would be left, or a room would have no adult. */
export function withoutPerson(offer: Pick<Offer, 'occupancies'>, person: number): ChangedParty | null {
  const left = placesOf(offer)
    .map((place) => ({ ...place, people: place.people.filter(({ who }) => who !== person) }))
    .filter(({ people }) => people.length > 0)
  return partyOf(left)
}

/** Returns null when the party would be too large to book together, or there is no such room. */
export function withPerson(
  offer: Pick<Offer, 'occupancies' | 'departureDate'>,
  room: number,
  participant: Participant,
): ChangedParty | null {
  const isAdult = ageOn(participant.birthDate, offer.departureDate) >= ofAge
  const joined: Placed = { who: participant, birthDate: isAdult ? null : participant.birthDate }
  const places = placesOf(offer)
  if (!places[room]) return null
  return partyOf(
    places.map((place, at) => (at === room ? { ...place, people: [...place.people, joined] } : place)),
  )
}

interface Placed {
  readonly who: ChangedPerson
  /** Set for a child. */
  readonly birthDate: string | null
}

interface Place {
  readonly room: OfferRoom
  readonly people: readonly Placed[]
}

function placesOf({ occupancies }: Pick<Offer, 'occupancies'>): readonly Place[] {
  const members = partyMembers(occupancies)
  return occupancies.map(({ roomCode, boardCode, adultsCount, childrenBirthDates }, at) => ({
    room: { roomCode, boardCode, adultsCount, childrenBirthDates },
    people: members
      .filter(({ room }) => room === at)
      .map(({ person, birthDate }) => ({ who: person, birthDate })),
  }))
}

/** Persons have the usual order: room by room, adults first, then children by birth date. */
function partyOf(places: readonly Place[]): ChangedParty | null {
  const sorted = places.map(({ room, people }) => ({
    room,
    adults: people.filter(({ birthDate }) => birthDate === null),
    children: people
      .filter(({ birthDate }) => birthDate !== null)
      .toSorted((one, other) => ((one.birthDate ?? '') < (other.birthDate ?? '') ? -1 : 1)),
  }))
  const rooms = sorted.map(({ room, adults, children }) => ({
    ...room,
    adultsCount: adults.length,
    childrenBirthDates: children.flatMap(({ birthDate }) => birthDate ?? []),
  }))
  if (rooms.some(({ adultsCount }) => adultsCount === 0) || !checkRooms(rooms).ok) return null
  return {
    rooms,
    people: sorted.flatMap(({ adults, children }) => [...adults, ...children].map(({ who }) => who)),
  }
}

import type { Offer, RoomChoice } from '@wojaz/offers'
import { occupancyOf, type Party } from '@wojaz/travel/party'
import { offerAnswer } from '../search/offer-answer.ts'

type PartyRooms = { readonly occupancy: Party; readonly rooms: readonly RoomChoice[] }

/** An offer with its alternative rooms and their boards; `room` is the index of the occupancy, from 0. */
export function roomOffers(offer: Offer, choices: readonly PartyRooms[]) {
  const rooms = choices.flatMap(({ occupancy, rooms: ofParty }, room) =>
    ofParty.map(({ roomCode, roomName, boarding }) => ({
      room,
      roomCode,
      roomName,
      boarding: boarding.map(({ boardCode, boardName }) => ({ boardCode, boardName })),
      roomBoardingOffers: boarding.map(({ boardCode, boardName, offer: withIt }) => ({
        boardCode,
        boardName,
        occupancy: occupancyOf(occupancy, { roomCode, boardCode }),
        offer: offerAnswer(withIt),
      })),
    })),
  )
  return { ...offerAnswer(offer), _embedded: { rooms } }
}

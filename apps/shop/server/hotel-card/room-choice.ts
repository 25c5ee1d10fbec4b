import type { HotelFacts, HotelRoom, Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import type { Locale } from '@wojaz/travel/locale'
import {
  encodeOfferCode,
  fitsInRoom,
  hotelCardAddress,
  type OfferParts,
  parseOfferCode,
  type RoomChoice,
  roomChoice,
  roomChoiceOf,
} from '@wojaz/travel/offer-code'
import type {
  RoomBoardOption,
  RoomChoiceView,
  RoomHints,
  RoomView,
} from '../../app/features/hotel-card/room-choice-view.ts'
import { type HotelContent, readHotelContent, wordsIn } from './hotel-content.ts'

interface Asked {
  offers: Offers
  facts: HotelFacts
  /** Null: nothing is on sale, so rooms have no prices. */
  offer: Offer | null
  /** The room in editing mode, as named in the URL. */
  room: string | null
  hints: RoomHints | null
  locale: Locale
}

/** All rooms of the hotel, with the resulting price for each board, for one occupancy at a time. */
export async function makeRoomChoice({
  offers,
  facts,
  offer,
  room,
  hints,
  locale,
}: Asked): Promise<RoomChoiceView> {
  const content = readHotelContent(facts.content)
  const parts = offer ? parseOfferCode(offer.offerCode) : null
  if (!offer || !parts?.ok)
    return {
      occupancies: [],
      editing: 0,
      hints: null,
      rooms: facts.rooms.map((one) => ({ ...viewOf(one, content, locale), boards: [], missing: null })),
    }
  const choice = roomChoiceOf(parts.value.rooms, room)
  const party = choice.rooms[choice.editing]
  const rooms = facts.rooms.map(async (one): Promise<RoomView> => {
    const boards = await boardsOf(one, { offers, facts, offer, parts: parts.value, choice, locale })
    const isTooSmall = party !== undefined && !fitsInRoom(party, one)
    const missing = boards.length > 0 ? null : isTooSmall ? 'too-small' : 'not-then'
    return { ...viewOf(one, content, locale), boards, missing }
  })
  return {
    occupancies: offer.occupancies.map(({ adultsCount, childrenBirthDates, roomName, boardCode }, at) => ({
      adultsCount,
      childrenBirthDates,
      roomName,
      boardCode,
      price: offer.quote.rooms[at] ?? 0,
    })),
    editing: choice.editing,
    rooms: (await Promise.all(rooms)).sort((one, other) => cheapestOf(one) - cheapestOf(other)),
    hints,
  }
}

/** Unavailable rooms come last. */
function cheapestOf({ boards }: RoomView): number {
  return boards[0]?.total ?? Number.MAX_SAFE_INTEGER
}

function viewOf({ code, name, maxPersons }: HotelRoom, content: HotelContent, locale: Locale) {
  const written = content.rooms.find((room) => room.code === code)
  return {
    code,
    name,
    maxPersons,
    size: written?.size ?? null,
    text: written ? wordsIn(written.text, locale) : null,
    picture: written?.picture ?? null,
  }
}

interface Sources extends Pick<Asked, 'offers' | 'facts' | 'locale'> {
  offer: Offer
  parts: OfferParts
  choice: RoomChoice
}

/** The offers of a room with each of its boards; the other rooms stay the same. */
async function boardsOf(
  room: HotelRoom,
  { offers, facts, offer, parts, choice, locale }: Sources,
): Promise<RoomBoardOption[]> {
  const options = facts.boards.map(async ({ code: boardCode, name }): Promise<RoomBoardOption[]> => {
    const { rooms } = roomChoice(choice, { type: 'roomTaken', roomCode: room.code, boardCode })
    const found = await offers.offer(encodeOfferCode({ ...parts, rooms }), { locale, perPerson: false })
    if (!found.ok) return []
    const { hotelUrl, tripType, offerCode, quote } = found.value
    const url = hotelCardAddress(hotelUrl, tripType, offerCode)
    return [{ boardCode, name, url, total: quote.total, isChosen: offerCode === offer.offerCode }]
  })
  return (await Promise.all(options)).flat().sort((one, other) => one.total - other.total)
}

import type { HotelFacts, Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { hotelCardAddress, type Locale } from '@wojaz/travel'
import type { RoomView } from '../../app/features/hotel-card/hotel-card-view.ts'
import { type HotelContent, readHotelContent, wordsIn } from './hotel-content.ts'
import { requestOfParty } from './offer-request.ts'

interface Asked {
  offers: Offers
  facts: HotelFacts
  /** Null: nothing on sale, so no room has a price. */
  offer: Offer | null
  locale: Locale
}

/** All rooms of the house; those the first party can have on the chosen date with what it would pay then. */
export async function roomViews({ offers, facts, offer, locale }: Asked): Promise<RoomView[]> {
  const content = readHotelContent(facts.content)
  const choices = offer ? await choicesFor(offers, facts.code, offer, locale) : new Map()
  return facts.rooms.map((room) => ({
    ...{ code: room.code, name: room.name, maxPersons: room.maxPersons },
    ...writtenOf(content, room.code, locale),
    choice: choices.get(room.code) ?? null,
  }))
}

function writtenOf(content: HotelContent, code: string, locale: Locale) {
  const written = content.rooms.find((room) => room.code === code)
  return {
    size: written?.size ?? null,
    text: written ? wordsIn(written.text, locale) : null,
    picture: written?.picture ?? null,
  }
}

async function choicesFor(
  offers: Offers,
  hotelCode: string,
  offer: Offer,
  locale: Locale,
): Promise<Map<string, NonNullable<RoomView['choice']>>> {
  const { departureDate, duration, airportCode, occupancies, boardCode } = offer
  const request = requestOfParty(offer)
  const stay = { date: departureDate, nights: duration, airportCode }
  const found = await offers.roomChoices(hotelCode, stay, request, locale)
  const [first] = found.ok ? found.value : []
  const choices = new Map<string, NonNullable<RoomView['choice']>>()
  for (const { roomCode, boarding } of first?.rooms ?? []) {
    const same = boarding.find((one) => one.boardCode === boardCode)?.offer
    if (!same) continue
    choices.set(roomCode, {
      url: hotelCardAddress(same.hotelUrl, same.tripType, same.offerCode),
      total: same.quote.total,
      isChosen: occupancies[0]?.roomCode === roomCode,
    })
  }
  return choices
}

import { encodeOfferCode } from '@wojaz/travel/offer-code'
import { occupancyOf } from '@wojaz/travel/party'
import type { OfferIndex } from './engine/offer-index.ts'
import { placesOfHotel } from './hotel-places.ts'
import { inLocale } from './in-locale.ts'
import type { Offer, OfferLeg, OfferView } from './offer.ts'
import { airlineOf, isLowCost, type PricedPackage } from './price-package.ts'
import { pricePerPerson } from './quote.ts'

/** Turns a priced package into an offer with texts. */
export function makeOffer(index: OfferIndex, priced: PricedPackage, view: OfferView): Offer {
  const { register } = index
  const { choice, quote } = priced
  const hotel = register.hotels[choice.hotel]!
  const rates = choice.rooms.map(({ rate }) => register.rates[rate]!)
  const board = register.boards[register.boardNumber.get(rates[0]!.boardCode)!]!
  const airport = choice.departure === null ? null : register.airports[choice.departure]!
  const { hotelUrl, breadcrumbs } = placesOfHotel(index, hotel, view.locale)
  const outbound = legOf(index, priced.outbound, choice.day)
  const participants = choice.rooms.reduce((sum, { party }) => sum + occupancyOf(party).participantsCount, 0)
  const shown = (full: number) => (view.perPerson ? pricePerPerson(full, participants) : full)
  return {
    offerCode: offerCodeOf(index, priced),
    tripType: hotel.tripType,
    hotelCode: hotel.code,
    hotelName: hotel.name,
    hotelUrl,
    stars: hotel.stars,
    rating: hotel.rating,
    ratingCount: hotel.ratingCount,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    breadcrumbs,
    departureDate: index.dayAt(choice.day),
    returnDate: index.dayAt(choice.day + choice.nights),
    duration: choice.nights,
    airportCode: airport?.code ?? null,
    airportName: airport && inLocale(airport.names, view.locale),
    departureTime: outbound?.departureTime ?? null,
    departureFlight: outbound,
    returnFlight: legOf(index, priced.inbound, choice.day + choice.nights),
    boardCode: board.code,
    boardName: inLocale(board.names, view.locale),
    occupancies: choice.rooms.map(({ party, rate }) => {
      const { roomCode, boardCode } = register.rates[rate]!
      const { names } = register.rooms[register.roomOfRate[rate]!]!
      return {
        ...occupancyOf(party, { roomCode, boardCode }),
        roomName: inLocale(names, view.locale),
        roomsLeft: roomsLeft(index, rate, choice),
      }
    }),
    price: shown(quote.originalFullPrice),
    discountPrice: shown(quote.total),
    originalFullPrice: quote.originalFullPrice,
    quote,
  }
}

function roomsLeft(
  { columns: c }: OfferIndex,
  rate: number,
  { day, nights }: PricedPackage['choice'],
): number {
  const first = c.rateRoom[rate]! * c.days + day
  return c.roomLeft.subarray(first, first + nights).reduce((fewest, left) => Math.min(fewest, left), 255)
}

export function offerCodeOf(index: OfferIndex, { choice }: PricedPackage): string {
  const { register } = index
  const hotel = register.hotels[choice.hotel]!
  return encodeOfferCode({
    flight:
      choice.departure === null
        ? null
        : {
            departureAirport: register.airports[choice.departure]!.code,
            destinationAirport: hotel.arrivalAirport!,
            departureTime: choice.departs == null ? null : clockTime(choice.departs),
            ...(choice.isScheduled && { isScheduled: true }),
          },
    date: index.dayAt(choice.day),
    nights: choice.nights,
    hotelCode: hotel.code,
    rooms: choice.rooms.map(({ party, rate }) => {
      const { roomCode, boardCode } = register.rates[rate]!
      return { roomCode, boardCode, ...party }
    }),
  })
}

export function legOf(index: OfferIndex, flight: number | null, day: number): OfferLeg | null {
  if (flight === null) return null
  const { flights, aircraft } = index.register
  const { from, to } = index.register.routes[index.routeOf(flight)]!
  return {
    flightId: flights.id[flight]!,
    airLineCode: airlineOf(index, flight),
    flightNumber: String(flights.number[flight]!),
    fromAirport: from,
    toAirport: to,
    date: index.dayAt(day),
    departureTime: clockTime(flights.departs[flight]!),
    arrivalTime: clockTime(flights.arrives[flight]!),
    aircraft: aircraft[flights.aircraft[flight]!]!,
    isLowCost: isLowCost(index, flight),
    seatsLeft: index.columns.flightLeft[flight]!,
  }
}

/** Formats minutes as 'HH:mm'. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

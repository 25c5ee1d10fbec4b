import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Party } from '@wojaz/travel/party'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { anyDayPart } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { type HotelRefusal, planHotel } from './hotel-stays.ts'
import { inLocale } from './in-locale.ts'
import { clockTime, makeOffer, offerCodeOf } from './make-offer.ts'
import type { Offer } from './offer.ts'
import { type SearchPlan, shownPrice } from './plan-search.ts'
import { airlineOf, cheapestRooms, flightsOfDay, type PackageChoice, pricePackage } from './price-package.ts'

/** One date on a hotel card: day, nights, airport. */
export interface CardChoice {
  readonly date: IsoDay
  readonly nights: number
  /** null with own transport. */
  readonly airportCode: string | null
}

export type CardRefusal = HotelRefusal | { readonly code: 'unknown-airport'; readonly field: 'airportCode' }

export interface DepartureHour {
  readonly departureTime: string
  readonly arrivalTime: string
  readonly airLineCode: string
  readonly seatsLeft: number
  /** Price of the cheapest package with this flight. */
  readonly price: number
  readonly offerCode: string
}

/** A room for one of the parties. The price is for the whole offer, with the cheapest rooms for the others. */
export interface RoomChoice {
  readonly roomCode: string
  readonly roomName: string
  readonly boarding: readonly {
    readonly boardCode: string
    readonly boardName: string
    readonly offer: Offer
  }[]
}

/** Returns the departures of the day, each with its cheapest package. */
export function departureHours(
  index: OfferIndex,
  hotelCode: string,
  choice: CardChoice,
  request: OfferSearchRequest,
): Outcome<DepartureHour[], CardRefusal> {
  const card = readCard(index, hotelCode, choice, request)
  if (!card.ok) return card
  const { hotel, plan, departure, day } = card.value
  if (departure === null || departure < 0) return accepted([])
  const destination = index.columns.hotelDestination[hotel]!
  const hours = new Map<number, DepartureHour>()
  for (const { flight } of flightsOfDay(
    index,
    departure,
    destination,
    day,
    plan.rooms,
    day + choice.nights,
  )) {
    const departs = index.register.flights.departs[flight]!
    if (hours.has(departs)) continue
    if (plan.scan.isScheduled && index.columns.flightIsScheduled[flight] === 0) continue
    const best = cheapestOf(index, card.value, choice.nights, departs)
    if (!best) continue
    hours.set(departs, {
      departureTime: clockTime(departs),
      arrivalTime: clockTime(index.register.flights.arrives[flight]!),
      airLineCode: airlineOf(index, flight),
      seatsLeft: index.columns.flightLeft[flight]!,
      price: shownPrice(plan, best.quote.total)!,
      offerCode: offerCodeOf(index, best),
    })
  }
  return accepted([...hours.values()])
}

/** Returns the offer of one date in the cheapest rooms, with the boards that the request allows; null: not on sale. */
export function cheapestOn(
  index: OfferIndex,
  hotelCode: string,
  choice: CardChoice,
  request: OfferSearchRequest,
  locale: Locale,
): Outcome<Offer | null, CardRefusal> {
  const card = readCard(index, hotelCode, choice, request)
  if (!card.ok) return card
  const best = cheapestOf(index, card.value, choice.nights, null)
  return accepted(best && makeOffer(index, best, { locale, perPerson: card.value.plan.perPerson }))
}

/** Returns the rooms that each party fits into, with every board, cheapest first. */
export function roomChoices(
  index: OfferIndex,
  hotelCode: string,
  choice: CardChoice,
  request: OfferSearchRequest,
  locale: Locale,
): Outcome<{ readonly occupancy: Party; readonly rooms: readonly RoomChoice[] }[], CardRefusal> {
  const card = readCard(index, hotelCode, choice, request)
  if (!card.ok) return card
  const { plan } = card.value
  return accepted(
    plan.rooms.map((occupancy, room) => ({
      occupancy,
      rooms: roomsFor(index, card.value, choice.nights, room, locale),
    })),
  )
}

interface Card {
  readonly hotel: number
  readonly plan: SearchPlan
  readonly departure: number | null
  readonly day: number
}

function readCard(
  index: OfferIndex,
  hotelCode: string,
  { date, nights, airportCode }: CardChoice,
  request: OfferSearchRequest,
): Outcome<Card, CardRefusal> {
  const planned = planHotel(index, hotelCode, {
    ...request,
    departuresCodes: [],
    departureDateFrom: date,
    departureDateTo: date,
    durationFrom: nights,
    durationTo: nights,
  })
  if (!planned.ok) return planned
  const departure = airportCode === null ? null : index.register.airportNumber.get(airportCode)
  const isByPlane = index.columns.hotelDestination[planned.value.hotel]! >= 0
  if (departure === undefined || (departure !== null) !== isByPlane) {
    return refused({ code: 'unknown-airport', field: 'airportCode' })
  }
  return accepted({ ...planned.value, departure, day: index.dayIndex(date) })
}

function cheapestOf(index: OfferIndex, card: Card, nights: number, departs: number | null) {
  const { columns: c } = index
  let best = null
  for (
    let product = c.hotelOfferStart[card.hotel]!;
    product < c.hotelOfferStart[card.hotel + 1]!;
    product++
  ) {
    if (((card.plan.boards >> c.productBoard[product]!) & 1) === 0) continue
    const rooms = cheapestRooms(index, product, card.plan.rooms, card.day, nights)
    const priced = rooms && pricePackage(index, choiceOf(card, nights, rooms, departs))
    if (priced?.ok && (!best || priced.value.quote.total < best.quote.total)) best = priced.value
  }
  return best
}

function choiceOf(
  { hotel, departure, day, plan }: Card,
  nights: number,
  rooms: PackageChoice['rooms'],
  departs: number | null = null,
): PackageChoice {
  // An hour chosen on the card is more precise than a part of the day.
  const dayParts = departs === null ? plan.scan.dayParts : anyDayPart
  return { hotel, departure, day, nights, rooms, departs, isScheduled: plan.scan.isScheduled, dayParts }
}

function roomsFor(index: OfferIndex, card: Card, nights: number, room: number, locale: Locale): RoomChoice[] {
  const { columns: c, register } = index
  const { plan, hotel, day } = card
  const choices = new Map<
    string,
    { roomName: string; boarding: { boardCode: string; boardName: string; offer: Offer }[] }
  >()
  for (let product = c.hotelOfferStart[hotel]!; product < c.hotelOfferStart[hotel + 1]!; product++) {
    const others = cheapestRooms(index, product, plan.rooms, day, nights)
    if (!others || ((plan.boards >> c.productBoard[product]!) & 1) === 0) continue
    const { code: boardCode, names } = register.boards[c.productBoard[product]!]!
    for (let rate = c.productRateStart[product]!; rate < c.productRateStart[product + 1]!; rate++) {
      const rooms = others.map((other, i) => (i === room ? { party: other.party, rate } : other))
      const priced = pricePackage(index, choiceOf(card, nights, rooms))
      if (!priced.ok) continue
      const { code, names: roomNames } = register.rooms[register.roomOfRate[rate]!]!
      const choice = choices.get(code) ?? { roomName: inLocale(roomNames, locale), boarding: [] }
      const offer = makeOffer(index, priced.value, { locale, perPerson: plan.perPerson })
      choice.boarding.push({ boardCode, boardName: inLocale(names, locale), offer })
      choices.set(code, choice)
    }
  }
  const cheapest = (boarding: readonly { offer: Offer }[]) =>
    Math.min(...boarding.map(({ offer }) => offer.quote.total))
  return [...choices]
    .map(([roomCode, { roomName, boarding }]) => ({
      roomCode,
      roomName,
      boarding: boarding.sort((a, b) => a.offer.quote.total - b.offer.quote.total),
    }))
    .sort((a, b) => cheapest(a.boarding) - cheapest(b.boarding) || (a.roomCode < b.roomCode ? -1 : 1))
}

import type { Order } from '@wojaz/booking'
import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { nearestStay } from '@wojaz/travel/availability'
import { type IsoDay, lastDayOfMonth } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { encodeOfferCode, parseOfferCode, roomChoice, roomChoiceOf } from '@wojaz/travel/offer-code'
import { type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import type { ChangeFilter } from '../../app/features/reservation/change-view.ts'
import { searchOfOffer } from '../hotel-card/offer-request.ts'
import { offerWith } from '../hotel-card/offer-with.ts'
import { staysAround } from '../hotel-card/stays-around.ts'

/** Alternative trips by offer code, and the list's filters. */
export interface FoundOptions {
  readonly offerCodes: readonly string[]
  readonly filters: readonly ChangeFilter[]
}

export interface Asked {
  readonly offers: Offers
  readonly order: Pick<Order, 'offer'>
  readonly search: URLSearchParams
  readonly locale: Locale
}

/** Departures in one month with the given length, from the same airport with the same board; in the same rooms if available. */
export async function otherDates({ offers, order: { offer }, search, locale }: Asked): Promise<FoundOptions> {
  const asked = searchOfOffer(offer)
  const nights = Number(search.get('noce')) || offer.duration
  const matrix = (given: Partial<SearchState>) =>
    offers.availability(offer.hotelCode, toOfferSearchRequest({ ...asked, ...given }), locale)
  const ofLength = await matrix({
    startDate: null,
    endDate: null,
    durationFrom: nights,
    durationTo: nights,
  })
  const dates = ofLength.ok ? ofLength.value.dates.map(({ date }) => date) : []
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))]
  const month = monthAsked(search.get('miesiac'), months, offer.departureDate)
  const first = `${month}-01`
  const [ofMonth, found] = await Promise.all([
    matrix({ startDate: first, endDate: lastDayOfMonth(first), durationFrom: null, durationTo: null }),
    inOrder(
      dates
        .filter((date) => date.startsWith(month))
        .map((date) => offerWith(offer, { date, duration: nights }, { offers, locale })),
    ),
  ])
  const durations = new Set([...(ofMonth.ok ? ofMonth.value.durations : []), offer.duration])
  return {
    offerCodes: found,
    filters: [
      { name: 'miesiac', chosen: month, options: months },
      {
        name: 'noce',
        chosen: String(nights),
        options: [...durations].sort((one, other) => one - other).map(String),
      },
    ],
  }
}

/** The requested month, else that of the trip, else the nearest after it. */
export function monthAsked(asked: string | null, months: readonly string[], departure: IsoDay): string {
  const own = departure.slice(0, 7)
  const wanted = asked !== null && months.includes(asked) ? asked : own
  return months.find((month) => month >= wanted) ?? months.at(-1) ?? own
}

/** Every airport with the most similar trip. */
export async function otherAirports({ offers, order: { offer }, locale }: Asked): Promise<FoundOptions> {
  const around = offer.airportCode === null ? null : await staysAround(offer, { offers, locale })
  if (!around || offer.airportCode === null) return { offerCodes: [], filters: [] }
  const { departureDate: date, duration, airportCode, boardCode } = offer
  const chosen = { date, duration, airportCode, boardCode }
  const found = around.airports
    .filter(({ code }) => code !== airportCode)
    .map(async ({ code }) => {
      const nearest = nearestStay(around.stays, chosen, { airportCode: code })
      return nearest ? offerWith(offer, differing(nearest.choice, chosen), { offers, locale }) : null
    })
  return { offerCodes: await inOrder(found), filters: [] }
}

type Stay = { date: IsoDay; duration: number; airportCode: string; boardCode: string }

function differing(wanted: Stay, chosen: Stay): Partial<Stay> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => chosen[field as keyof Stay] !== value),
  )
}

/** Every room with every board for the people of one room; the other rooms stay. */
export async function otherRooms({ offers, order: { offer }, search, locale }: Asked): Promise<FoundOptions> {
  const parts = parseOfferCode(offer.offerCode)
  const facts = await offers.hotel(offer.hotelCode, locale)
  if (!parts.ok || !facts.ok) return { offerCodes: [], filters: [] }
  const choice = roomChoiceOf(parts.value.rooms, search.get('numer'))
  const { rooms, boards } = facts.value
  const offerCodes = rooms.flatMap(({ code: roomCode }) =>
    boards.map(({ code: boardCode }) => {
      const taken = roomChoice(choice, { type: 'roomTaken', roomCode, boardCode })
      return encodeOfferCode({ ...parts.value, rooms: taken.rooms })
    }),
  )
  const numbers = parts.value.rooms.map((_, room) => String(room + 1))
  return {
    offerCodes,
    filters:
      numbers.length > 1 ? [{ name: 'numer', chosen: String(choice.editing + 1), options: numbers }] : [],
  }
}

async function inOrder(found: readonly Promise<Offer | null>[]): Promise<string[]> {
  return (await Promise.all(found)).flatMap((offer) => offer?.offerCode ?? [])
}

import { type IsoDay, isIsoDay } from '../dates/calendar-date.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import { checkRooms } from '../party/occupancy.ts'
import { isNights } from '../search/search-limits.ts'

/** Everything that identifies an offer, so that it can be priced again at any time. */
export interface OfferParts {
  /** null with own transport. */
  readonly flight: OfferFlight | null
  readonly date: IsoDay
  /** 0: a one-way flight without a hotel. */
  readonly nights: number
  /** null when only the flight is sold. */
  readonly hotelCode: string | null
  readonly rooms: readonly OfferRoom[]
}

export interface OfferFlight {
  readonly departureAirport: string
  readonly destinationAirport: string
  /** 'HH:mm' when the guest chose among several departures of that day. */
  readonly departureTime: string | null
  /** Set when the guest asked for scheduled flights: both ways, whatever a charter would cost. */
  readonly isScheduled?: true
  /** '7Z1234': the exact flights, if the guest who buys only a flight chose among airlines. */
  readonly outbound?: string
  readonly inbound?: string
}

/** A flight without a hotel has one "room" without codes: its passengers. */
export interface OfferRoom {
  readonly roomCode: string | null
  readonly boardCode: string | null
  readonly adultsCount: number
  readonly childrenBirthDates: readonly IsoDay[]
}

export type OfferCodeRefusal = {
  readonly code: 'offer-code-unreadable'
  readonly part: 'length' | 'flight' | 'date' | 'nights' | 'hotel' | 'rooms'
}

const ownTransport = 'XXX'
const maxLength = 250

/**
 * 'WAWHRG270615-7-HRG1021-DZX1_AI_2c190501': airports, day, nights (0: one way), hotel, then for each room its code, board,
 * adults and children's birth dates. After the day may follow 'T0615', the hour; 'L', scheduled flights only; and for a flight
 * without a hotel 'F7Z1234R7Z1235', the exact flights. Codes are capital letters and digits and days are of this century, so an
 * offer code needs no escaping in an address, and one offer has one code.
 */
export function encodeOfferCode(offer: OfferParts): string {
  const { flight, date, nights, hotelCode, rooms } = offer
  const airports = flight ? flight.departureAirport + flight.destinationAirport : ownTransport + ownTransport
  const time = flight?.departureTime ? `T${flight.departureTime.replace(':', '')}` : ''
  const kind = flight?.isScheduled ? 'L' : ''
  const flights = `${flight?.outbound ? `F${flight.outbound}` : ''}${flight?.inbound ? `R${flight.inbound}` : ''}`
  const code = [
    `${airports}${shortDay(date)}${time}${kind}${flights}`,
    nights,
    hotelCode ?? '',
    ...rooms.map(encodeRoom),
  ].join('-')
  const read = parseOfferCode(code)
  if (!read.ok)
    throw new RangeError(`No offer code can say this ${read.refusal.part}: ${JSON.stringify(offer)}`)
  return code
}

type ReadCode = Outcome<OfferParts, OfferCodeRefusal>

/** A card reads each of its sixty codes several times. These are the last ones read, without those that are too long. */
const readLately = new Map<string, ReadCode>()
const mostReadLately = 1_000

export function parseOfferCode(text: string): ReadCode {
  if (text.length > maxLength) return unreadable('length')
  const known = readLately.get(text)
  if (known) return known
  const read = readCode(text)
  if (readLately.size >= mostReadLately) readLately.clear()
  readLately.set(text, read)
  return read
}

function readCode(text: string): ReadCode {
  const [head = '', nights = '', hotelCode = '', ...roomTexts] = text.split('-')
  const [, departureAirport = '', destinationAirport = '', day = '', time, kind, outbound, inbound] =
    /^([A-Z]{3})([A-Z]{3})(\d{6})(?:T((?:[01]\d|2[0-3])[0-5]\d))?(L?)(?:F([A-Z\d]{2}\d{1,4}))?(?:R([A-Z\d]{2}\d{1,4}))?$/.exec(
      head,
    ) ?? []
  const departureTime = time ? `${time.slice(0, 2)}:${time.slice(2)}` : null
  const isScheduled = kind === 'L'
  const flight = {
    departureAirport,
    destinationAirport,
    departureTime,
    ...(isScheduled && { isScheduled }),
    ...(outbound && { outbound }),
    ...(inbound && { inbound }),
  }
  const byOwnTransport = departureAirport === ownTransport
  if (byOwnTransport !== (destinationAirport === ownTransport)) return unreadable('flight')
  if (byOwnTransport && (departureTime !== null || isScheduled || hotelCode === ''))
    return unreadable('flight')
  const isFlightAlone = hotelCode === ''
  if (!isFlightAlone && (outbound || inbound)) return unreadable('flight')
  if (!isIsoDay(longDay(day))) return unreadable('date')
  const isOneWay = nights === '0' && isFlightAlone && !inbound
  if (!isOneWay && (!/^[1-9]\d?$/.test(nights) || !isNights(Number(nights)))) return unreadable('nights')
  if (!/^[A-Z0-9]{0,16}$/.test(hotelCode)) return unreadable('hotel')
  const rooms = readRooms(roomTexts, hotelCode !== '')
  if (rooms === null) return unreadable('rooms')
  return accepted({
    flight: byOwnTransport ? null : flight,
    date: longDay(day),
    nights: Number(nights),
    hotelCode: hotelCode || null,
    rooms,
  })
}

function unreadable(part: OfferCodeRefusal['part']): {
  readonly ok: false
  readonly refusal: OfferCodeRefusal
} {
  return refused({ code: 'offer-code-unreadable', part })
}

function encodeRoom({ roomCode, boardCode, adultsCount, childrenBirthDates }: OfferRoom): string {
  const people = [adultsCount, ...[...childrenBirthDates].sort().map(shortDay)].join('c')
  return roomCode === null && boardCode === null ? people : `${roomCode ?? ''}_${boardCode ?? ''}_${people}`
}

/** In a hotel every room has a code; a flight without a hotel has one room without codes, its passengers. */
function readRooms(texts: readonly string[], inHotel: boolean): readonly OfferRoom[] | null {
  const rooms = texts.flatMap((text) => readRoom(text) ?? [])
  if (rooms.length !== texts.length || !checkRooms(rooms).ok) return null
  if (inHotel) return rooms.every(({ roomCode }) => roomCode !== null) ? rooms : null
  return rooms.length === 1 && rooms[0]?.roomCode === null ? rooms : null
}

function readRoom(text: string): OfferRoom | null {
  const match = /^(?:([A-Z0-9]{1,12})_([A-Z0-9]{1,6})_)?(\d)((?:c\d{6})*)$/.exec(text)
  if (!match) return null
  const [, roomCode = null, boardCode = null, adults, children = ''] = match
  const childrenBirthDates = children.split('c').slice(1).map(longDay)
  const inOrder = childrenBirthDates.every((day, index) => day >= (childrenBirthDates[index - 1] ?? day))
  if (!inOrder || !childrenBirthDates.every(isIsoDay)) return null
  return { roomCode, boardCode, adultsCount: Number(adults), childrenBirthDates }
}

/** '2027-06-15' → '270615'; a day of another century keeps its four-digit year and is refused. */
function shortDay(day: IsoDay): string {
  return day.replace(/^20/, '').replaceAll('-', '')
}

function longDay(digits: string): IsoDay {
  return `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`
}

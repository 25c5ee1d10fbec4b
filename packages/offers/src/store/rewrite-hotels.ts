import type { Pool } from 'pg'
import { fillHotel } from '../engine/index-builder.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import { type Register, roomKey } from '../engine/register.ts'
import { writeHotel } from '../engine/write-hotel.ts'
import type { Hotel, HotelTables, Rate, RoomType } from './catalogue.ts'
import { hotelTables, ratesAmong } from './hotel-tables.ts'
import { allotments, type NightsScope, type Packed, pricePeriods } from './read-nights.ts'

/** Everything about some hotels as it is now. */
export interface HotelsNow {
  readonly codes: readonly string[]
  readonly tables: HotelTables
  readonly periods: readonly Packed<number>[]
  readonly allotments: readonly Packed<string>[]
}

/** One statement: it has one snapshot and is planned once. */
export async function readHotelsNow(
  pool: Pool,
  hotelCodes: readonly string[],
  { baseDay, days }: NightsScope,
): Promise<HotelsNow> {
  const { rows } = await pool.query<HotelTables & { periods: Hex<number>[]; allotments: Hex<string>[] }>({
    name: 'hotels-now',
    text: hotelsNow,
    values: [baseDay, days, hotelCodes],
  })
  const { periods, allotments, ...tables } = rows[0]!
  return { codes: hotelCodes, tables, periods: periods.map(unpacked), allotments: allotments.map(unpacked) }
}

const chosen = (column: string) => `${column} = any($3::text[])`

const hotelsNow = `select ${Object.entries({
  ...hotelTables(chosen),
  periods: inHex(pricePeriods(ratesAmong(chosen))),
  allotments: inHex(allotments(chosen)),
})
  .map(([name, sql]) => `(select coalesce(json_agg(part), '[]') from (${sql}) part) as "${name}"`)
  .join(',\n')}`

/** JSON has no binary type. */
function inHex(packed: string): string {
  return `select key, encode(bytes, 'hex') as bytes from (${packed}) packed`
}

interface Hex<Key> {
  readonly key: Key
  readonly bytes: string
}

const unpacked = <Key>({ key, bytes }: Hex<Key>): Packed<Key> => ({
  key,
  bytes: Buffer.from(bytes, 'hex'),
})

/**
 * Writes the rows of these hotels again. Returns false and writes nothing when rows would have to be added, moved or removed:
 * then a new index must be built.
 */
export function rewriteHotels(index: OfferIndex, now: HotelsNow): boolean {
  const { register } = index
  if (!now.codes.every((code) => hasSameRows(register, code, now.tables))) return false
  const periods = new Map(now.periods.map(({ key, bytes }) => [key, bytes]))
  const nights = new Map(now.allotments.map(({ key, bytes }) => [key, bytes]))
  const packed = {
    ofRate: (rate: number) => periods.get(register.rates[rate]!.id),
    ofRoom: (room: number) => nights.get(roomKey(register.rooms[room]!)),
  }
  for (const code of now.codes) {
    const row = register.hotelNumber.get(code)
    // The hotel was added and deleted before it was read.
    if (row === undefined) continue
    replaceInRegister(register, row, code, now.tables)
    fillHotel(index.columns, register, row)
    writeHotel(index.columns, register, row, packed)
    index.applyToday(row)
  }
  index.columns.hotelsVersion[0]!++
  index.version++
  return true
}

function hasSameRows(
  register: Register,
  code: string,
  { hotels, rooms, rates, hotelFacets }: HotelTables,
): boolean {
  const row = register.hotelNumber.get(code)
  const hotel = hotels.find((one) => one.code === code)
  if (row === undefined || !hotel) return row === undefined && !hotel
  const known = register.hotels[row]!
  const place = ({ tripType, arrivalAirport, resortCode }: Hotel) =>
    [tripType, arrivalAirport, resortCode].join()
  const roomsNow = rooms.filter(({ hotelCode }) => hotelCode === code)
  const ratesNow = rates.filter(({ hotelCode }) => hotelCode === code)
  return (
    place(hotel) === place(known) &&
    sameSet(
      roomsNow.map(roomName),
      register.rooms.filter(({ hotelCode }) => hotelCode === code).map(roomName),
    ) &&
    sameSet(
      ratesNow.map(rateName),
      register.ratesOfHotel(row).map((rate) => rateName(register.rates[rate]!)),
    ) &&
    hotelFacets.every(({ facet, value }) => register.facets.numberOf(facet, value) !== undefined)
  )
}

const roomName = ({ code }: RoomType) => code
const rateName = ({ id, roomCode, boardCode }: Rate) => `${id} ${roomCode} ${boardCode}`

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === one.length
}

function replaceInRegister(register: Register, row: number, code: string, now: HotelTables): void {
  const own = <Part extends { hotelCode: string }>(parts: readonly Part[]) =>
    parts.filter(({ hotelCode }) => hotelCode === code)
  const hotel = now.hotels.find((one) => one.code === code)!
  register.hotels[row] = hotel
  register.facets.replaceHotel(row, hotel, own(now.hotelFacets))
  for (const room of own(now.rooms)) register.rooms[register.roomNumber.get(roomKey(room))!] = room
  for (const rate of own(now.rates)) {
    register.rates[register.rateNumber.get(rate.id)!] = rate
    register.bandsOfRate.set(
      rate.id,
      now.childBands.filter(({ rateId }) => rateId === rate.id),
    )
  }
  register.promotionsOfHotel.set(code, own(now.promotions))
  register.levelsOfHotel.set(code, own(now.priceLevels))
}

import type { IsoDay } from '@wojaz/travel'
import type { Pool } from 'pg'
import { fillHotel } from '../engine/index-builder.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import { type Register, roomKey } from '../engine/register.ts'
import { writeHotel } from '../engine/write-hotel.ts'
import type { Catalogue, Hotel, Rate, RoomType } from './catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'
import { type Packed, readAllotments, readPricePeriods } from './read-nights.ts'

/** Everything about some hotels as it is now. */
export interface HotelsNow {
  readonly codes: readonly string[]
  readonly catalogue: Catalogue
  readonly periods: readonly Packed<number>[]
  readonly allotments: readonly Packed<string>[]
}

export async function readHotelsNow(
  pool: Pool,
  hotelCodes: readonly string[],
  baseDay: IsoDay,
  days: number,
): Promise<HotelsNow> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const catalogue = await readCatalogue(client, hotelCodes)
    const periods = await readPricePeriods(client, { baseDay, days, hotelCodes })
    const allotments = await readAllotments(client, { baseDay, days, hotelCodes })
    await client.query('commit')
    return { codes: hotelCodes, catalogue, periods, allotments }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/**
 * Writes the rows of these hotels again. False, and nothing written, when rows would have to be added, moved or taken
 * away: then only a new index will do.
 */
export function rewriteHotels(index: OfferIndex, now: HotelsNow): boolean {
  const { register } = index
  if (!now.codes.every((code) => hasSameRows(register, code, now.catalogue))) return false
  const periods = new Map(now.periods.map(({ key, bytes }) => [key, bytes]))
  const nights = new Map(now.allotments.map(({ key, bytes }) => [key, bytes]))
  const packed = {
    ofRate: (rate: number) => periods.get(register.rates[rate]!.id),
    ofRoom: (room: number) => nights.get(roomKey(register.rooms[room]!)),
  }
  for (const code of now.codes) {
    const row = register.hotelNumber.get(code)!
    replaceInRegister(register, row, code, now.catalogue)
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
  { hotels, rooms, rates, hotelFacets }: Catalogue,
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

function replaceInRegister(register: Register, row: number, code: string, now: Catalogue): void {
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

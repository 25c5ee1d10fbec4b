import type { IsoDay } from '@wojaz/travel'
import type { Catalogue } from '../store/catalogue.ts'
import { type Flights, flightBytes } from '../store/read-flights.ts'
import { nightBytes, type Packed, periodBytes } from '../store/read-nights.ts'
import { allocateColumns, blockDays, type Columns, none } from './columns.ts'
import { OfferIndex } from './offer-index.ts'
import { Register } from './register.ts'
import { cellOf } from './scan.ts'
import type { Turn } from './turn.ts'

/** Fills the columns of a new index, or those of some hotels again. Prices and nights first, then `finish`. */
export class IndexBuilder {
  readonly register: Register
  readonly columns: Columns
  #isFinished = false

  private constructor(register: Register) {
    this.register = register
    this.columns = allocateColumns(register.sizes)
  }

  static async begin(
    catalogue: Catalogue,
    flights: Flights,
    baseDay: IsoDay,
    turn: Turn,
  ): Promise<IndexBuilder> {
    const builder = new IndexBuilder(await Register.make(catalogue, flights, baseDay, turn))
    const { columns, register } = builder
    await fillFlights(columns, register, flights, turn)
    await fillHotels(columns, register, turn)
    for (let room = 0; room < register.rooms.length; room++) clearRoom(columns, register, room)
    return builder
  }

  addPrices(rate: number, periods: Packed<number>): void {
    if (this.#isFinished) throw new Error('The index is finished: nothing can be added.')
    writePeriods(this.columns, this.register, rate, periods.bytes)
  }

  addNights(room: number, nights: Packed<string>): void {
    if (this.#isFinished) throw new Error('The index is finished: nothing can be added.')
    writeNights(this.columns, room, nights.bytes)
  }

  finishHotel(hotel: number): void {
    finishHotel(this.columns, this.register, hotel)
  }

  finish(): OfferIndex {
    this.#isFinished = true
    return new OfferIndex(this.register, this.columns)
  }
}

async function fillHotels(c: Columns, register: Register, turn: Turn): Promise<void> {
  for (let hotel = 0; hotel < register.hotels.length; hotel++) {
    fillHotel(c, register, hotel)
    if (turn.isOver) await turn.pass()
  }
  c.hotelOfferStart[register.hotels.length] = register.products.length
  register.products.forEach((product, row) => {
    c.productHotel[row] = product.hotel
    c.productBoard[row] = product.board
    c.productRateStart[row] = product.rateFrom
  })
  c.productRateStart[register.products.length] = register.rates.length
}

/** What changes without the hotel's rooms and rates becoming others. */
export function fillHotel(c: Columns, register: Register, hotel: number): void {
  const { tripType, arrivalAirport, transferPrice, multiroomEnabled } = register.hotels[hotel]!
  c.hotelTripType[hotel] = register.tripTypeNumber(tripType)
  c.hotelDestination[hotel] = arrivalAirport === null ? -1 : register.airportNumber.get(arrivalAirport)!
  c.hotelTransfer[hotel] = transferPrice
  c.hotelIsMultiroom[hotel] = multiroomEnabled ? 1 : 0
  c.hotelOfferStart[hotel] = register.productStart[hotel]!
  for (const rate of register.ratesOfHotel(hotel)) fillRate(c, register, rate)
}

function fillRate(c: Columns, register: Register, rate: number): void {
  const { id, singleSupplement } = register.rates[rate]!
  const room = register.roomOfRate[rate]!
  const { minPersons, maxPersons, maxAdults, maxChildren } = register.rooms[room]!
  c.rateId[rate] = id
  c.rateRoom[rate] = room
  c.rateSupplement[rate] = singleSupplement
  c.rateShare.fill(1000, rate * 18, rate * 18 + 18)
  for (const { ageFrom, ageTo, share } of register.bandsOfRate.get(id) ?? []) {
    c.rateShare.fill(share, rate * 18 + ageFrom, rate * 18 + ageTo + 1)
  }
  c.rateFits[rate] = minPersons | (maxPersons << 8) | (maxAdults << 16) | (maxChildren << 24)
}

/** Before its nights are written again. */
export function clearRoom(c: Columns, register: Register, room: number): void {
  c.roomLeft.fill(Math.min(register.rooms[room]!.allotment, 255), room * c.days, (room + 1) * c.days)
}

export function writeNights(c: Columns, room: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; at += nightBytes) {
    c.roomLeft[room * c.days + bytes.readInt16BE(at)] = Math.min(bytes.readInt16BE(at + 2), 255)
  }
}

/** Until the hotel is finished a cell holds the price of its night, and the most nights are the period's own limit. */
export function writePeriods(c: Columns, register: Register, rate: number, bytes: Buffer): void {
  for (let block = 0; block <= c.blocks; block++) {
    const row = cellOf(c, rate, block * blockDays)
    for (let cell = row; cell < row + blockDays * 2; cell += 2) {
      c.rateDay[cell] = 0
      c.rateDay[cell + 1] = 255
    }
  }
  for (let at = 0; at < bytes.length; at += periodBytes) {
    const first = bytes.readInt16BE(at)
    const last = bytes.readInt16BE(at + 2)
    const price = bytes.readInt32BE(at + 4)
    const minStay = bytes.readInt16BE(at + 8)
    const maxStay = bytes.readInt16BE(at + 10)
    const rules = bytes.readInt16BE(at + 12)
    const most = rules & 128 ? 0 : maxStay
    for (let day = first; day <= last; day++) {
      const least = (rules >> ((register.baseWeekday + day) % 7)) & 1 ? minStay : 255
      const cell = cellOf(c, rate, day)
      c.rateDay[cell] = price
      c.rateDay[cell + 1] = least | (most << 8)
    }
  }
}

/** Turns the prices of nights into sums, finds how long each stay may last, and the floors. */
export function finishHotel(c: Columns, register: Register, hotel: number): void {
  for (const room of register.roomsOfHotel(hotel)) finishRoom(c, room)
  const products = register.products.length
  for (let product = c.hotelOfferStart[hotel]!; product < c.hotelOfferStart[hotel + 1]!; product++) {
    for (let block = 0; block < c.blocks; block++) {
      const at = block * products + product
      c.productFloor[at] = none
      c.productStay.fill(none, at * 14, at * 14 + 14)
    }
    for (let rate = c.productRateStart[product]!; rate < c.productRateStart[product + 1]!; rate++) {
      const floors = finishRate(c, rate)
      for (let block = 0; block < c.blocks; block++) {
        const floor = Math.min(floors[block]!, floors[block + 1]!)
        const at = block * products + product
        c.rateFloor[block * c.rates + rate] = floor
        c.productFloor[at] = Math.min(c.productFloor[at]!, floor)
        if (floor !== none) lowerStays(c, rate, block, at * 14)
      }
    }
  }
}

/** Lowers the cheapest stays of a product by those of one rate. */
function lowerStays(c: Columns, rate: number, block: number, stays: number): void {
  const { rateDay, productStay } = c
  const row = cellOf(c, rate, block * blockDays)
  const nextRow = row + (c.rates - 1) * blockDays * 2
  for (let first = 0; first < blockDays; first++) {
    const limits = rateDay[row + first * 2 + 1]!
    const most = Math.min(limits >> 8, 14)
    const before = rateDay[row + first * 2]!
    for (let nights = limits & 255; nights <= most; nights++) {
      const end = first + nights
      const sum = rateDay[(end < blockDays ? row : nextRow) + end * 2]! - before
      if (sum < productStay[stays + nights - 1]!) productStay[stays + nights - 1] = sum
    }
  }
}

function finishRoom(c: Columns, room: number): void {
  const row = room * c.days
  let two = 0
  let three = 0
  for (let day = c.days - 1; day >= 0; day--) {
    const left = c.roomLeft[row + day]!
    two = left >= 2 ? Math.min(two + 1, 255) : 0
    three = left >= 3 ? Math.min(three + 1, 255) : 0
    c.roomTwo[row + day] = two
    c.roomThree[row + day] = three
  }
}

/** Returns the lowest price of a night on sale, block by block. */
function finishRate(c: Columns, rate: number): Int32Array {
  const floors = new Int32Array(c.blocks + 1).fill(none)
  const left = c.rateRoom[rate]! * c.days
  let run = 0
  for (let day = c.days - 1; day >= 0; day--) {
    const cell = cellOf(c, rate, day)
    const limit = c.rateDay[cell + 1]! >> 8
    run = limit > 0 && c.roomLeft[left + day]! > 0 ? Math.min(run + 1, 255) : 0
    c.rateDay[cell + 1] = (c.rateDay[cell + 1]! & 255) | (Math.min(limit, run) << 8)
    if (run > 0 && c.rateDay[cell]! < floors[day >> 5]!) floors[day >> 5] = c.rateDay[cell]!
  }
  let sum = 0
  for (let day = 0; day < c.days + blockDays; day++) {
    const cell = cellOf(c, rate, day)
    const price = c.rateDay[cell]!
    c.rateDay[cell] = sum
    sum += price
  }
  if (sum > none)
    throw new Error(`Prices of rate ${c.rateId[rate]} add up to ${sum}, more than a column holds.`)
  return floors
}

async function fillFlights(c: Columns, register: Register, flights: Flights, turn: Turn): Promise<void> {
  let flight = 0
  for (const [route, { from, to, bytes }] of flights.routes.entries()) {
    c.route[register.airportNumber.get(from)! * c.airports + register.airportNumber.get(to)!] = route
    let day = 0
    for (let at = 0; at < bytes.length; at += flightBytes) {
      for (const dayOfFlight = bytes.readInt16BE(at + 16); day <= dayOfFlight; day++) {
        c.routeDayStart[route * c.days + day] = flight
      }
      register.writeFlight(c, flight++, bytes, at)
    }
    for (; day < c.days; day++) c.routeDayStart[route * c.days + day] = flight
    if (turn.isOver) await turn.pass()
  }
  c.routeDayStart[flights.routes.length * c.days] = flight
}

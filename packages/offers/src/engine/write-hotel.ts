import { nightBytes, periodBytes } from '../store/read-nights.ts'
import {
  beginsAt,
  blockDays,
  boundedNights,
  type Columns,
  columnDays,
  lengthNumbers,
  none,
} from './columns.ts'
import type { Register } from './register.ts'
import { cellOf } from './scan/stay-price.ts'

/** Nights and prices as packed by Postgres; undefined where there is no row. */
export interface PackedNights {
  ofRoom(room: number): Buffer | undefined
  ofRate(rate: number): Buffer | undefined
}

/** Writes the nights of a hotel's rooms, and the prices, longest stays and lower bounds of its rates. */
export function writeHotel(c: Columns, register: Register, hotel: number, packed: PackedNights): void {
  for (const room of register.roomsOfHotel(hotel)) {
    writeRoom(c, room, register.rooms[room]!.allotment, packed.ofRoom(room))
  }
  for (let product = c.hotelOfferStart[hotel]!; product < c.hotelOfferStart[hotel + 1]!; product++) {
    clearProduct(c, product)
    for (let rate = c.productRateStart[product]!; rate < c.productRateStart[product + 1]!; rate++) {
      readPeriods(packed.ofRate(rate), register.baseWeekday)
      limitByRooms(c, rate)
      writeRate(c, rate)
      writeLowerBounds(c, rate, product)
    }
  }
}

function writeRoom(c: Columns, room: number, allotment: number, bytes: Buffer | undefined): void {
  const row = room * c.days
  c.roomLeft.fill(Math.min(allotment, 255), row, row + c.days)
  for (let at = 0; bytes && at < bytes.length; at += nightBytes) {
    c.roomLeft[row + bytes.readInt16BE(at)] = Math.min(bytes.readInt16BE(at + 2), 255)
  }
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

// The days of one rate, consecutive in memory, unlike in the columns. One block more than the index has, because a stay that
// begins in the last block ends in it.
const price = new Int32Array(columnDays + blockDays)
const leastNights = new Uint8Array(columnDays + blockDays)
const mostNights = new Uint8Array(columnDays + blockDays)
const sumBefore = new Float64Array(columnDays + blockDays + 1)

function readPeriods(bytes: Buffer | undefined, baseWeekday: number): void {
  price.fill(0)
  leastNights.fill(255)
  mostNights.fill(0)
  for (let at = 0; bytes && at < bytes.length; at += periodBytes) {
    const first = bytes.readInt16BE(at)
    const last = bytes.readInt16BE(at + 2)
    const minStay = bytes.readInt16BE(at + 8)
    const rules = bytes.readInt16BE(at + 12)
    price.fill(bytes.readInt32BE(at + 4), first, last + 1)
    mostNights.fill(rules & 128 ? 0 : bytes.readInt16BE(at + 10), first, last + 1)
    leastNights.fill(minStay, first, last + 1)
    if ((rules & 127) === 127) continue
    for (let day = first; day <= last; day++) {
      if (((rules >> ((baseWeekday + day) % 7)) & 1) === 0) leastNights[day] = 255
    }
  }
}

/** A stay can only be as long as every night is on sale and has a free room. */
function limitByRooms(c: Columns, rate: number): void {
  const left = c.rateRoom[rate]! * c.days
  let run = 0
  for (let day = c.days - 1; day >= 0; day--) {
    const most = mostNights[day]!
    run = most > 0 && c.roomLeft[left + day]! > 0 ? Math.min(run + 1, 255) : 0
    mostNights[day] = Math.min(most, run)
  }
}

function writeRate(c: Columns, rate: number): void {
  for (let day = 0; day < price.length; day++) sumBefore[day + 1] = sumBefore[day]! + price[day]!
  const sum = sumBefore[price.length]!
  if (sum > none) {
    throw new Error(`Prices of rate ${c.rateId[rate]} add up to ${sum}, more than a column holds.`)
  }
  const { rateDay } = c
  for (let block = 0; block <= c.blocks; block++) {
    let cell = cellOf(c, rate, block * blockDays)
    for (let day = block * blockDays; day < (block + 1) * blockDays; day++) {
      rateDay[cell++] = sumBefore[day]!
      rateDay[cell++] = leastNights[day]! | (mostNights[day]! << 8)
    }
  }
}

function clearProduct(c: Columns, product: number): void {
  const products = c.productHotel.length
  c.productLeast[product] = none
  c.productLength.fill(none, product * boundedNights, (product + 1) * boundedNights)
  for (let block = 0; block < c.blocks; block++) {
    c.productLowerBound[block * products + product] = none
    c.productLongest[block * products + product] = 0
    for (let nights = 0; nights < boundedNights; nights++) {
      const at = ((block * boundedNights + nights) * products + product) * lengthNumbers
      c.productStay[at] = none
      c.productStay[at + beginsAt] = 0
    }
  }
}

const cheapest = new Int32Array(boundedNights)
const begins = new Int32Array(boundedNights)
/** The cheapest night on sale and the longest stay of the current block. */
const ofBlock = { night: none, longest: 0 }

/** Writes the lower bounds of a rate and updates those of its product. */
function writeLowerBounds(c: Columns, rate: number, product: number): void {
  const products = c.productHotel.length
  let nextNight = none
  for (let block = c.blocks - 1; block >= 0; block--) {
    findStays(block)
    const lowerBound = Math.min(ofBlock.night, nextNight)
    nextNight = ofBlock.night
    c.rateLowerBound[block * c.rates + rate] = lowerBound
    c.rateLongest[block * c.rates + rate] = ofBlock.longest
    const productAt = block * products + product
    if (lowerBound < c.productLowerBound[productAt]!) c.productLowerBound[productAt] = lowerBound
    if (lowerBound < c.productLeast[product]!) c.productLeast[product] = lowerBound
    if (ofBlock.longest > c.productLongest[productAt]!) c.productLongest[productAt] = ofBlock.longest
    for (let nights = 0; nights < boundedNights; nights++) {
      const row = block * boundedNights + nights
      const at = (row * c.rates + rate) * lengthNumbers
      c.rateStay[at] = cheapest[nights]!
      c.rateStay[at + beginsAt] = begins[nights]!
      if (begins[nights] === 0) continue
      const ofProduct = (row * products + product) * lengthNumbers
      if (cheapest[nights]! < c.productStay[ofProduct]!) c.productStay[ofProduct] = cheapest[nights]!
      c.productStay[ofProduct + beginsAt]! |= begins[nights]!
      const ofLength = product * boundedNights + nights
      if (cheapest[nights]! < c.productLength[ofLength]!) c.productLength[ofLength] = cheapest[nights]!
    }
  }
}

/** Finds, by number of nights, the days of the block on which a stay may begin, and the price of the cheapest. */
function findStays(block: number): void {
  cheapest.fill(none)
  begins.fill(0)
  ofBlock.night = none
  ofBlock.longest = 0
  for (let first = block * blockDays; first < (block + 1) * blockDays; first++) {
    const most = mostNights[first]!
    if (most === 0) continue
    if (price[first]! < ofBlock.night) ofBlock.night = price[first]!
    if (leastNights[first]! <= most && most > ofBlock.longest) ofBlock.longest = most
    const before = sumBefore[first]!
    const bit = 1 << (first & 31)
    const last = Math.min(most, boundedNights)
    for (let nights = leastNights[first]!; nights <= last; nights++) {
      const sum = sumBefore[first + nights]! - before
      if (sum < cheapest[nights - 1]!) cheapest[nights - 1] = sum
      begins[nights - 1]! |= bit
    }
  }
}

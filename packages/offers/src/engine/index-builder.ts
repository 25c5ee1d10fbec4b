import type { IsoDay } from '@wojaz/travel/dates'
import type { Catalogue } from '../store/catalogue.ts'
import { type Flights, flightBytes } from '../store/read-flights.ts'
import type { Packed } from '../store/read-nights.ts'
import { cabinBytes } from './cabins.ts'
import { allocateColumns, type Columns } from './columns.ts'
import { OfferIndex } from './offer-index.ts'
import { Register } from './register.ts'
import type { Turn } from './turn.ts'
import { type PackedNights, writeHotel } from './write-hotel.ts'

/** Fills the columns of a new index: nights first, then prices in any order, then `finish`. */
export class IndexBuilder {
  readonly register: Register
  readonly columns: Columns
  readonly #ofRoom: (Buffer | undefined)[] = []
  readonly #ofRate: (Buffer | undefined)[] = []
  readonly #packed: PackedNights = {
    ofRoom: (room) => this.#ofRoom[room],
    ofRate: (rate) => this.#ofRate[rate],
  }
  readonly #hotelOfRate: Int32Array
  /** By hotel: number of rates without prices so far; -1 after it was written. */
  readonly #ratesLeft: Int32Array
  #isFinished = false

  private constructor(register: Register) {
    this.register = register
    this.columns = allocateColumns(register.sizes)
    this.#hotelOfRate = new Int32Array(register.rates.length)
    this.#ratesLeft = new Int32Array(register.hotels.length)
    register.products.forEach(({ hotel, rateFrom }, product) => {
      const rateTo = register.products[product + 1]?.rateFrom ?? register.rates.length
      this.#hotelOfRate.fill(hotel, rateFrom, rateTo)
      this.#ratesLeft[hotel]! += rateTo - rateFrom
    })
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
    return builder
  }

  addNights({ key, bytes }: Packed<string>): void {
    if (this.#isFinished) throw new Error('The index is finished: nothing can be added.')
    this.#ofRoom[this.register.roomNumber.get(key)!] = bytes
  }

  /** A hotel is written when the prices of its last rate arrive. */
  addPrices({ key, bytes }: Packed<number>): void {
    if (this.#isFinished) throw new Error('The index is finished: nothing can be added.')
    const rate = this.register.rateNumber.get(key)!
    this.#ofRate[rate] = bytes
    const hotel = this.#hotelOfRate[rate]!
    if (--this.#ratesLeft[hotel]! === 0) this.#write(hotel)
  }

  /** Writes the hotels that have rates without prices. */
  async finish(turn: Turn): Promise<OfferIndex> {
    this.#isFinished = true
    for (let hotel = 0; hotel < this.#ratesLeft.length; hotel++) {
      if (this.#ratesLeft[hotel]! >= 0) this.#write(hotel)
      if (turn.isOver) await turn.pass()
    }
    return new OfferIndex(this.register, this.columns)
  }

  #write(hotel: number): void {
    writeHotel(this.columns, this.register, hotel, this.#packed)
    this.#ratesLeft[hotel] = -1
  }
}

async function fillHotels(c: Columns, register: Register, turn: Turn): Promise<void> {
  for (let hotel = 0; hotel < register.hotels.length; hotel++) {
    fillHotel(c, register, hotel)
    if (turn.isOver) await turn.pass()
  }
  const byCode = register.hotels.map((_, hotel) => hotel)
  byCode.sort((a, b) => (register.hotels[a]!.code < register.hotels[b]!.code ? -1 : 1))
  byCode.forEach((hotel, order) => {
    c.hotelCodeOrder[hotel] = order
  })
  c.hotelOfferStart[register.hotels.length] = register.products.length
  register.products.forEach((product, row) => {
    c.productHotel[row] = product.hotel
    c.productBoard[row] = product.board
    c.productRateStart[row] = product.rateFrom
  })
  c.productRateStart[register.products.length] = register.rates.length
}

/** Writes the fields that can change while rooms and rates of the hotel stay the same. */
export function fillHotel(c: Columns, register: Register, hotel: number): void {
  const { tripType, arrivalAirport, transferPrice, multiroomEnabled, ...known } = register.hotels[hotel]!
  c.hotelTripType[hotel] = register.tripTypeNumber(tripType)
  c.hotelDestination[hotel] = arrivalAirport === null ? -1 : register.airportNumber.get(arrivalAirport)!
  c.hotelTransfer[hotel] = transferPrice
  c.hotelIsMultiroom[hotel] = multiroomEnabled ? 1 : 0
  c.hotelOfferStart[hotel] = register.productStart[hotel]!
  c.hotelStars[hotel] = known.stars
  c.hotelRating[hotel] = known.rating ?? 0
  c.hotelRatingCount[hotel] = known.ratingCount
  c.hotelPopularity[hotel] = known.popularity
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
    c.ageCuts[ageFrom] = 1
    c.ageCuts[ageTo + 1] = 1
  }
  c.rateFits[rate] = minPersons | (maxPersons << 8) | (maxAdults << 16) | (maxChildren << 24)
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
  await fillCabins(register, flights, turn)
}

async function fillCabins(
  { flights: { id }, cabins }: Register,
  flights: Flights,
  turn: Turn,
): Promise<void> {
  const rows = new Map<number, number>()
  for (let row = 0; row < id.length; row++) rows.set(id[row]!, row)
  for (const { cabin, bytes } of flights.cabins) {
    if (turn.isOver) await turn.pass()
    for (let at = 0; at < bytes.length; at += cabinBytes) {
      const row = rows.get(bytes.readInt32BE(at))
      // A plane without economy seats is not sold.
      if (row === undefined) continue
      cabins.write(cabin, row, {
        adult: bytes.readInt32BE(at + 4),
        child: bytes.readInt32BE(at + 8),
        infant: bytes.readInt32BE(at + 12),
        left: bytes.readInt16BE(at + 16),
      })
    }
  }
}

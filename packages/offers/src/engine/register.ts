import { dayNumber, type IsoDay } from '@wojaz/travel'
import type {
  Airport,
  Board,
  Catalogue,
  ChildBand,
  GuaranteeFee,
  Hotel,
  HotelTripType,
  Place,
  PriceLevel,
  Promotion,
  Rate,
  RoomType,
} from '../store/catalogue.ts'
import { hotelTripTypes } from '../store/catalogue.ts'
import { type Flights, flightBytes } from '../store/read-flights.ts'
import type { ColumnSizes, Columns } from './columns.ts'
import { weekdayNumber } from './days.ts'
import { FacetTable } from './facet-table.ts'

export interface Product {
  readonly hotel: number
  readonly board: number
  readonly rateFrom: number
}

/** What is known about a flight beside its price and seats. */
export interface FlightFacts {
  readonly id: Int32Array
  readonly departs: Int16Array
  readonly arrives: Int16Array
  readonly number: Int16Array
  readonly aircraft: Int16Array
  readonly airline: Uint16Array
}

/** Which row of the columns is which thing, and the words and rules that no scan reads. */
export class Register {
  readonly baseDay: IsoDay
  readonly baseNumber: number
  readonly baseWeekday: number
  readonly airports: readonly Airport[]
  readonly airportNumber: ReadonlyMap<string, number>
  readonly places: readonly Place[]
  readonly placeNumber: ReadonlyMap<string, number>
  readonly boards: readonly Board[]
  readonly boardNumber: ReadonlyMap<string, number>
  readonly hotels: Hotel[]
  readonly hotelNumber: ReadonlyMap<string, number>
  readonly rooms: RoomType[]
  readonly roomNumber: ReadonlyMap<string, number>
  readonly rates: Rate[]
  readonly rateNumber: ReadonlyMap<number, number>
  readonly roomOfRate: readonly number[]
  readonly products: readonly Product[]
  readonly productStart: readonly number[]
  readonly bandsOfRate: Map<number, ChildBand[]>
  readonly promotionsOfHotel: Map<string, Promotion[]>
  readonly levelsOfHotel: Map<string, PriceLevel[]>
  readonly fees: readonly GuaranteeFee[]
  readonly facets: FacetTable
  readonly routes: readonly { readonly from: string; readonly to: string }[]
  readonly aircraft: readonly string[]
  readonly flights: FlightFacts
  readonly sizes: ColumnSizes

  constructor(catalogue: Catalogue, flights: Flights, baseDay: IsoDay) {
    this.baseDay = baseDay
    this.baseNumber = dayNumber(baseDay)
    this.baseWeekday = weekdayNumber(this.baseNumber)
    this.airports = catalogue.airports
    this.airportNumber = numbered(catalogue.airports, ({ code }) => code)
    this.places = catalogue.places
    this.placeNumber = numbered(catalogue.places, ({ code }) => code)
    this.boards = catalogue.boards
    this.boardNumber = numbered(catalogue.boards, ({ code }) => code)
    this.hotels = [...catalogue.hotels]
    this.hotelNumber = numbered(this.hotels, ({ code }) => code)
    this.rooms = inHotelOrder(catalogue.rooms, this.hotelNumber)
    this.roomNumber = numbered(this.rooms, roomKey)
    this.rates = inHotelOrder(
      catalogue.rates,
      this.hotelNumber,
      (rate) => this.boardNumber.get(rate.boardCode)!,
    )
    this.rateNumber = numbered(this.rates, ({ id }) => id)
    this.roomOfRate = this.rates.map(
      ({ hotelCode, roomCode }) => this.roomNumber.get(roomKey({ hotelCode, code: roomCode }))!,
    )
    const { products, productStart } = findProducts(this)
    this.products = products
    this.productStart = productStart
    this.bandsOfRate = grouped(catalogue.childBands, ({ rateId }) => rateId)
    this.promotionsOfHotel = grouped(catalogue.promotions, ({ hotelCode }) => hotelCode)
    this.levelsOfHotel = grouped(catalogue.priceLevels, ({ hotelCode }) => hotelCode)
    this.fees = catalogue.fees
    this.facets = new FacetTable(catalogue, this)
    this.routes = flights.routes.map(({ from, to }) => ({ from, to }))
    this.aircraft = flights.aircraft
    const flightCount = flights.routes.reduce((sum, { bytes }) => sum + bytes.length / flightBytes, 0)
    this.flights = {
      id: new Int32Array(flightCount),
      departs: new Int16Array(flightCount),
      arrives: new Int16Array(flightCount),
      number: new Int16Array(flightCount),
      aircraft: new Int16Array(flightCount),
      airline: new Uint16Array(flightCount),
    }
    this.sizes = {
      hotels: this.hotels.length,
      products: products.length,
      rates: this.rates.length,
      rooms: this.rooms.length,
      airports: this.airports.length,
      routes: flights.routes.length,
      flights: flightCount,
    }
  }

  tripTypeNumber(tripType: HotelTripType): number {
    return hotelTripTypes.indexOf(tripType)
  }

  /** Row numbers; rates of a hotel stand together. */
  ratesOfHotel(hotel: number): number[] {
    const from = this.products[this.productStart[hotel]!]?.rateFrom ?? this.rates.length
    const to = this.products[this.productStart[hotel + 1]!]?.rateFrom ?? this.rates.length
    return Array.from({ length: to - from }, (_, i) => from + i)
  }

  roomsOfHotel(hotel: number): number[] {
    return [...new Set(this.ratesOfHotel(hotel).map((rate) => this.roomOfRate[rate]!))]
  }

  writeFlight(c: Columns, flight: number, bytes: Buffer): void {
    this.flights.id[flight] = bytes.readInt32BE(0)
    c.flightAdult[flight] = bytes.readInt32BE(4)
    c.flightChild[flight] = bytes.readInt32BE(8)
    c.flightInfant[flight] = bytes.readInt32BE(12)
    this.flights.departs[flight] = bytes.readInt16BE(18)
    this.flights.arrives[flight] = bytes.readInt16BE(20)
    c.flightLeft[flight] = bytes.readInt16BE(22)
    this.flights.number[flight] = bytes.readInt16BE(24)
    this.flights.aircraft[flight] = bytes.readInt16BE(26)
    this.flights.airline[flight] = bytes.readUInt16BE(28)
  }
}

export const roomKey = ({ hotelCode, code }: { hotelCode: string; code: string }) => `${hotelCode}/${code}`

function findProducts(register: Register): { products: Product[]; productStart: number[] } {
  const products: Product[] = []
  const productStart: number[] = []
  let rate = 0
  register.hotels.forEach(({ code }, hotel) => {
    productStart.push(products.length)
    for (; register.rates[rate]?.hotelCode === code; rate++) {
      const board = register.boardNumber.get(register.rates[rate]!.boardCode)!
      const last = products.at(-1)
      if (last?.hotel !== hotel || last.board !== board) products.push({ hotel, board, rateFrom: rate })
    }
  })
  return { products, productStart: [...productStart, products.length] }
}

/** Hotels in the order of the index; within a hotel by `then`, else as read. */
function inHotelOrder<Part extends { hotelCode: string }>(
  parts: readonly Part[],
  hotelNumber: ReadonlyMap<string, number>,
  then: (part: Part) => number = () => 0,
): Part[] {
  const place = ({ hotelCode }: Part) => hotelNumber.get(hotelCode)!
  return [...parts].sort((a, b) => place(a) - place(b) || then(a) - then(b))
}

function numbered<Thing, Key>(things: readonly Thing[], key: (thing: Thing) => Key): Map<Key, number> {
  return new Map(things.map((thing, number) => [key(thing), number]))
}

function grouped<Thing, Key>(things: readonly Thing[], key: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    const group = groups.get(key(thing))
    if (group) group.push(thing)
    else groups.set(key(thing), [thing])
  }
  return groups
}

import { dayNumber, type IsoDay } from '@wojaz/travel/dates'
import { dayPartAt, isScheduledAirline } from '@wojaz/travel/trip'
import type {
  Airport,
  AirportCharge,
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
import { Cabins } from './cabins.ts'
import type { ColumnSizes, Columns } from './columns.ts'
import { weekdayNumber } from './days.ts'
import { FacetTable } from './facet-table.ts'
import { grouped, inHotelOrder, numbered } from './put-in-order.ts'
import type { Turn } from './turn.ts'

export interface Product {
  readonly hotel: number
  readonly board: number
  readonly rateFrom: number
}

/** Facts of a flight besides price and seats. */
export interface FlightFacts {
  readonly id: Int32Array
  readonly departs: Int16Array
  readonly arrives: Int16Array
  readonly number: Int16Array
  readonly aircraft: Int16Array
  readonly airline: Uint16Array
}

/** Maps rows of the columns to codes, and holds texts and rules that scans do not read. */
export class Register {
  readonly baseDay: IsoDay
  readonly baseNumber: number
  readonly baseWeekday: number
  readonly airports: readonly Airport[]
  readonly airportNumber: ReadonlyMap<string, number>
  readonly places: readonly Place[]
  readonly placeNumber: ReadonlyMap<string, number>
  /** Number of the parent place; -1 for a country. */
  readonly placeParent: Int32Array
  readonly boards: readonly Board[]
  readonly boardNumber: ReadonlyMap<string, number>
  readonly hotels: Hotel[]
  readonly hotelNumber: ReadonlyMap<string, number>
  /** Number of each hotel's resort. */
  readonly hotelResort: Int32Array
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
  /** By airport, oldest first. */
  readonly airportCharges: ReadonlyMap<string, readonly AirportCharge[]>
  readonly facets: FacetTable
  readonly routes: readonly { readonly from: string; readonly to: string }[]
  readonly aircraft: readonly string[]
  readonly flights: FlightFacts
  readonly cabins: Cabins
  readonly sizes: ColumnSizes
  readonly #hotelsOf = new Map<string, Uint32Array>()

  private constructor(
    catalogue: Catalogue,
    flights: Flights,
    baseDay: IsoDay,
    parts: Parts,
    facets: FacetTable,
  ) {
    this.baseDay = baseDay
    this.baseNumber = dayNumber(baseDay)
    this.baseWeekday = weekdayNumber(this.baseNumber)
    this.airports = catalogue.airports
    this.airportNumber = numbered(catalogue.airports, ({ code }) => code)
    this.places = catalogue.places
    this.placeNumber = numbered(catalogue.places, ({ code }) => code)
    this.placeParent = Int32Array.from(catalogue.places, ({ parentCode }) =>
      parentCode === null ? -1 : this.placeNumber.get(parentCode)!,
    )
    this.boards = catalogue.boards
    this.boardNumber = parts.boardNumber
    this.hotels = parts.hotels
    this.hotelNumber = parts.hotelNumber
    this.hotelResort = Int32Array.from(parts.hotels, ({ resortCode }) => this.placeNumber.get(resortCode)!)
    this.rooms = parts.rooms
    this.roomNumber = parts.roomNumber
    this.rates = parts.rates
    this.rateNumber = parts.rateNumber
    this.roomOfRate = parts.roomOfRate
    this.products = parts.products
    this.productStart = parts.productStart
    this.bandsOfRate = grouped(catalogue.childBands, ({ rateId }) => rateId)
    this.promotionsOfHotel = grouped(catalogue.promotions, ({ hotelCode }) => hotelCode)
    this.levelsOfHotel = grouped(catalogue.priceLevels, ({ hotelCode }) => hotelCode)
    this.fees = catalogue.fees
    this.airportCharges = grouped(catalogue.airportCharges, ({ airport }) => airport)
    this.facets = facets
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
    this.cabins = new Cabins(flightCount)
    this.sizes = {
      hotels: parts.hotels.length,
      products: parts.products.length,
      rates: parts.rates.length,
      rooms: parts.rooms.length,
      airports: this.airports.length,
      routes: flights.routes.length,
      flights: flightCount,
    }
  }

  /** Yields to the event loop between the steps. */
  static async make(catalogue: Catalogue, flights: Flights, baseDay: IsoDay, turn: Turn): Promise<Register> {
    const hotels = [...catalogue.hotels]
    const hotelNumber = numbered(hotels, ({ code }) => code)
    const boardNumber = numbered(catalogue.boards, ({ code }) => code)
    const rooms = inHotelOrder(catalogue.rooms, hotelNumber)
    const roomNumber = numbered(rooms, roomKey)
    await turn.pass()
    const rates = inHotelOrder(catalogue.rates, hotelNumber, (rate) => boardNumber.get(rate.boardCode)!)
    const rateNumber = numbered(rates, ({ id }) => id)
    await turn.pass()
    const roomOfRate: number[] = []
    for (const { hotelCode, roomCode } of rates) {
      roomOfRate.push(roomNumber.get(roomKey({ hotelCode, code: roomCode }))!)
      if (turn.isOver) await turn.pass()
    }
    const parts = { hotels, hotelNumber, boardNumber, rooms, roomNumber, rates, rateNumber, roomOfRate }
    const products = findProducts(parts)
    await turn.pass()
    const facets = await FacetTable.make(catalogue, turn)
    await turn.pass()
    return new Register(catalogue, flights, baseDay, { ...parts, ...products }, facets)
  }

  /** Returns the hotel rows of a trip type, with or without a flight, in order. */
  hotelsOf(tripType: HotelTripType, byPlane: boolean): Uint32Array {
    const key = `${tripType} ${byPlane}`
    const known = this.#hotelsOf.get(key)
    if (known) return known
    const rows = this.hotels.flatMap((hotel, row) =>
      hotel.tripType === tripType && (hotel.arrivalAirport !== null) === byPlane ? row : [],
    )
    const found = Uint32Array.from(rows)
    this.#hotelsOf.set(key, found)
    return found
  }

  tripTypeNumber(tripType: HotelTripType): number {
    return hotelTripTypes.indexOf(tripType)
  }

  /** Returns row numbers. Rates of a hotel are consecutive. */
  ratesOfHotel(hotel: number): number[] {
    const from = this.products[this.productStart[hotel]!]?.rateFrom ?? this.rates.length
    const to = this.products[this.productStart[hotel + 1]!]?.rateFrom ?? this.rates.length
    const rates: number[] = []
    for (let rate = from; rate < to; rate++) rates.push(rate)
    return rates
  }

  roomsOfHotel(hotel: number): number[] {
    return [...new Set(this.ratesOfHotel(hotel).map((rate) => this.roomOfRate[rate]!))]
  }

  writeFlight(c: Columns, flight: number, bytes: Buffer, at: number): void {
    this.flights.id[flight] = bytes.readInt32BE(at)
    c.flightAdult[flight] = bytes.readInt32BE(at + 4)
    c.flightChild[flight] = bytes.readInt32BE(at + 8)
    c.flightInfant[flight] = bytes.readInt32BE(at + 12)
    this.flights.departs[flight] = bytes.readInt16BE(at + 18)
    this.flights.arrives[flight] = bytes.readInt16BE(at + 20)
    c.flightLeft[flight] = bytes.readInt16BE(at + 22)
    this.flights.number[flight] = bytes.readInt16BE(at + 24)
    this.flights.aircraft[flight] = bytes.readInt16BE(at + 26)
    this.flights.airline[flight] = bytes.readUInt16BE(at + 28)
    c.flightDayPart[flight] = 1 << dayPartAt(this.flights.departs[flight]!)
    c.flightIsScheduled[flight] = isScheduledAirline(bytes.toString('latin1', at + 28, at + 30)) ? 1 : 0
  }
}

export const roomKey = ({ hotelCode, code }: { hotelCode: string; code: string }) => `${hotelCode}/${code}`

type Parts = Pick<
  Register,
  | 'hotels'
  | 'hotelNumber'
  | 'boardNumber'
  | 'rooms'
  | 'roomNumber'
  | 'rates'
  | 'rateNumber'
  | 'roomOfRate'
  | 'products'
  | 'productStart'
>

function findProducts({ hotels, rates, boardNumber }: Pick<Parts, 'hotels' | 'rates' | 'boardNumber'>) {
  const products: Product[] = []
  const productStart: number[] = []
  let rate = 0
  hotels.forEach(({ code }, hotel) => {
    productStart.push(products.length)
    for (; rates[rate]?.hotelCode === code; rate++) {
      const board = boardNumber.get(rates[rate]!.boardCode)!
      const last = products.at(-1)
      if (last?.hotel !== hotel || last.board !== board) products.push({ hotel, board, rateFrom: rate })
    }
  })
  return { products, productStart: [...productStart, products.length] }
}

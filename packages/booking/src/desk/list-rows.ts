import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { type Arrival, movesOn, type Way } from '../lists/arrivals.ts'
import { type FlightOfDay, type ListedOrder, type Passenger, passengersOn } from '../lists/passenger-list.ts'
import { type RoomLine, roomLines } from '../lists/rooming-list.ts'
import type { Store } from '../store.ts'

/** A hotel and the arrival days of its guests. */
export interface HotelArrivals {
  readonly hotel: string
  readonly from: IsoDay
  readonly until: IsoDay
}

export interface HotelNames {
  readonly name: string
  /** Names of its room types, by code. */
  readonly rooms: Readonly<Record<string, string>>
}

/** A flight of a day, with the seats of all its classes. */
export interface FlightOnDay {
  readonly id: number
  readonly name: string
  readonly from: string
  readonly to: string
  readonly departureTime: string
  readonly arrivalTime: string
  readonly aircraft: string
  readonly sold: number
  readonly seats: number
}

/** Only confirmed trips that are not cancelled, in their current state. */
const listed = `select number, sold -> 'offer' as offer, sold -> 'participants' as participants, sold -> 'contact' as contact, sold -> 'wishes' as wishes,
    coalesce(sold -> 'upsells', '[]') as upsells, coalesce(sold -> 'seats', '[]') as seats
  from booking.orders where state = 'confirmed'`

/** Reads lists of passengers, rooms and arrivals. Each is one query by an index. */
export function listReading(store: Store) {
  const orders = async (condition: string, values: unknown[]): Promise<readonly ListedOrder[]> => {
    const { rows } = await store.query<ListedOrder>(`${listed} and ${condition} order by number`, values)
    return rows
  }
  return {
    /** Uses the flights in the orders, so a flight that moved to another day is listed on its new day. */
    passengers: async (flight: FlightOfDay): Promise<readonly Passenger[]> => {
      const name = `${flight.name} ${flight.day}`
      return passengersOn(await orders('booking.order_flights(sold) @> array[$1]', [name]), flight)
    },

    rooming: async ({ hotel, from, until }: HotelArrivals): Promise<readonly RoomLine[]> =>
      roomLines(
        await orders(
          `sold #>> '{offer,hotelCode}' = $1 and sold #>> '{offer,departureDate}' between $2 and $3`,
          [hotel, from, until],
        ),
      ),

    async hotelNames(code: string): Promise<HotelNames | null> {
      const { rows } = await store.query<HotelNames>(
        `select name, (select coalesce(jsonb_object_agg(room_types.code, room_types.names ->> 'pl'), '{}') from offers.room_types
           where hotel_code = hotels.code) as rooms
         from offers.hotels where code = $1`,
        [code],
      )
      return rows[0] ?? null
    },

    /** An overnight flight lands on the next day, and a flight may have moved by a day. */
    moves: async (way: Way, day: IsoDay): Promise<readonly Arrival[]> => {
      const field = way === 'arrivals' ? 'departureDate' : 'returnDate'
      const days = [addDays(day, -1), day, addDays(day, 1)]
      return movesOn(await orders(`sold #>> '{offer,${field}}' = any($1)`, [days]), way, day)
    },

    async flightsOn(day: IsoDay): Promise<readonly FlightOnDay[]> {
      const { rows } = await store.query<FlightOnDay>(
        `select id, airline || number as name, from_airport as "from", to_airport as "to",
           to_char(departs, 'HH24:MI') as "departureTime", to_char(arrives, 'HH24:MI') as "arrivalTime", aircraft,
           sum(sold)::int as sold, sum(seats)::int as seats
         from offers.flights join offers.flight_cabins on flight_id = id
         where day = $1 group by flights.id order by departs, name`,
        [day],
      )
      return rows
    },
  }
}

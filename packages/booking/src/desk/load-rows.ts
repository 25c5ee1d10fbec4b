import type { Store } from '../store.ts'
import type { DaySpan } from './sales-rows.ts'

/** How many of the offered seats or room nights are sold. */
export interface LoadLine {
  /** A day, the first day of a week, or the code of a hotel. */
  readonly key: string
  readonly name: string | null
  readonly offered: number
  readonly sold: number
}

export interface FlightLoadLine extends LoadLine {
  readonly flights: number
}

/** Hotels per page, the fullest first. */
export const loadPage = 50

/** A night without a row has the allotment of its room type. */
const nightsOf = (hotels: string) => `
  select days.day::date as night, types.hotel_code, coalesce(own.rooms, types.allotment) as rooms, coalesce(own.sold, 0) as sold
  from generate_series($1::date, $2::date, interval '1 day') days (day)
    join offers.room_types types on ${hotels}
    left join offers.allotments own on (own.hotel_code, own.room_code, own.night) = (types.hotel_code, types.code, days.day::date)`

/** Reads the load of flights and hotels. */
export function loadReading(store: Store) {
  return {
    /** Returns outbound flights by day of departure, from one airport or from all departure airports. */
    async flightLoad({ from, to }: DaySpan, airport: string | null): Promise<readonly FlightLoadLine[]> {
      const { rows } = await store.query<FlightLoadLine>(
        `select flights.day::text as key, null as name, count(distinct flights.id)::int as flights,
           sum(seats)::int as offered, sum(sold)::int as sold
         from offers.flights join offers.flight_cabins on flight_id = flights.id
         where flights.day between $1 and $2
           and from_airport in (select code from offers.airports where is_departure and ($3::text is null or code = $3))
         group by flights.day order by flights.day`,
        [from, to, airport],
      )
      return rows
    },

    /** Returns departure airports, by name. */
    async departureAirports(): Promise<readonly { readonly code: string; readonly name: string }[]> {
      const { rows } = await store.query<{ code: string; name: string }>(
        `select code, names ->> 'pl' as name from offers.airports where is_departure order by 2`,
        [],
      )
      return rows
    },

    /** Returns room nights within a span by hotel, the best sold first. */
    async hotelLoad({ from, to }: DaySpan): Promise<readonly LoadLine[]> {
      const { rows } = await store.query<LoadLine>(
        `with busy as (
           select hotel_code from offers.allotments where night between $1 and $2 and sold > 0 group by 1
         ), load as (
           select hotel_code, sum(rooms)::int as offered, sum(sold)::int as sold
           from (${nightsOf('types.hotel_code in (select hotel_code from busy)')}) nights group by 1
         )
         select hotel_code as key, (select name from offers.hotels where code = hotel_code) as name, offered, sold
         from load order by sold::float8 / greatest(offered, 1) desc, sold desc, hotel_code limit ${loadPage}`,
        [from, to],
      )
      return rows
    },

    /** Returns one hotel by weeks that begin on Monday. */
    async hotelWeeks(hotel: string, { from, to }: DaySpan): Promise<readonly LoadLine[]> {
      const { rows } = await store.query<LoadLine>(
        `select date_trunc('week', night)::date::text as key, null as name, sum(rooms)::int as offered, sum(sold)::int as sold
         from (${nightsOf('types.hotel_code = $3')}) nights group by 1 order by 1`,
        [from, to, hotel],
      )
      return rows
    },

    /**
     * Finds a hotel by code or name. Returns null when none matches, and the one with the first code when several have the name.
     */
    async hotelNamed(typed: string): Promise<{ readonly code: string; readonly name: string } | null> {
      const { rows } = await store.query<{ code: string; name: string }>(
        `select code, name from offers.hotels where code = upper($1) or lower(name) = lower($1) order by code limit 1`,
        [typed.trim()],
      )
      return rows[0] ?? null
    },
  }
}

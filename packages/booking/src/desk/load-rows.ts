import type { Store } from '../store.ts'
import type { DaySpan } from './sales-rows.ts'

/** How much of what is offered is sold: seats, or nights of rooms. */
export interface LoadLine {
  /** Day, first day of the week, or code of the hotel. */
  readonly key: string
  readonly name: string | null
  readonly offered: number
  readonly sold: number
}

export interface FlightLoadLine extends LoadLine {
  readonly flights: number
}

/** So many hotels on a page, the fullest first. */
export const loadPage = 50

/** A night without a row of its own has the allotment of its room type. */
const nightsOf = (hotels: string) => `
  select days.day::date as night, types.hotel_code, coalesce(own.rooms, types.allotment) as rooms, coalesce(own.sold, 0) as sold
  from generate_series($1::date, $2::date, interval '1 day') days (day)
    join offers.room_types types on ${hotels}
    left join offers.allotments own on (own.hotel_code, own.room_code, own.night) = (types.hotel_code, types.code, days.day::date)`

/** How full flights and hotels are. */
export function loadReading(store: Store) {
  return {
    /** Ways out, by day of departure; from one airport, or from all where trips begin. */
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

    /** Where trips begin, by name. */
    async departureAirports(): Promise<readonly { readonly code: string; readonly name: string }[]> {
      const { rows } = await store.query<{ code: string; name: string }>(
        `select code, names ->> 'pl' as name from offers.airports where is_departure order by 2`,
        [],
      )
      return rows
    },

    /** Nights of rooms within a span, hotel by hotel: those of which most is sold. */
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

    /** One hotel, week by week from Monday on. */
    async hotelWeeks(hotel: string, { from, to }: DaySpan): Promise<readonly LoadLine[]> {
      const { rows } = await store.query<LoadLine>(
        `select date_trunc('week', night)::date::text as key, null as name, sum(rooms)::int as offered, sum(sold)::int as sold
         from (${nightsOf('types.hotel_code = $3')}) nights group by 1 order by 1`,
        [from, to, hotel],
      )
      return rows
    },

    /** Code and name of the hotel that was typed by either; null: none, or not one. */
    async hotelNamed(typed: string): Promise<{ readonly code: string; readonly name: string } | null> {
      const { rows } = await store.query<{ code: string; name: string }>(
        `select code, name from offers.hotels where code = upper($1) or lower(name) = lower($1) order by code limit 1`,
        [typed.trim()],
      )
      return rows[0] ?? null
    },
  }
}

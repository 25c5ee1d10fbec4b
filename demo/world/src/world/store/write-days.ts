import type { ClientBase } from 'pg'
import { type DayNumber, isoDay } from '../calendar.ts'
import { type Flight, flightsBetween } from '../flights/make-flights.ts'
import type { Rotation } from '../flights/rotations.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { type PricePeriod, pricePeriods } from '../prices/price-periods.ts'
import { promotionsBetween } from '../prices/promotions.ts'
import { soldNights } from '../prices/sold-nights.ts'
import type { Cell } from './copy-rows.ts'

/** The days to make: (after, until]. The first run also includes the current periods. */
export interface Span {
  after: DayNumber
  until: DayNumber
  withRunning: boolean
}

/** How rows are written; a first run copies, a top-up skips existing rows. */
export type Writer = (
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
) => Promise<number>

/** Ids of a hotel's rates in the order of `pricePeriods`; null if a rate does not exist any more. */
type RateIds = (hotel: HotelPlan) => readonly (number | null)[]

export async function writePeriods(
  write: Writer,
  hotels: readonly HotelPlan[],
  rotations: readonly Rotation[],
  rateIds: RateIds,
  span: Span,
): Promise<number> {
  const periods: { id: number; period: PricePeriod }[] = []
  for (const hotel of hotels) {
    const ids = rateIds(hotel)
    for (const period of pricePeriods(hotel, tourDays(hotel, rotations), span)) {
      const id = ids[period.rate]
      if (id) periods.push({ id, period })
    }
  }
  // By day across all rates: the exclusion index is built in half the time.
  periods.sort((a, b) => a.period.first - b.period.first || a.id - b.id)
  return write(
    'price_periods',
    ['rate_id', 'first_night', 'last_night', 'price', 'min_stay', 'max_stay', 'arrival_days', 'stop_sale'],
    periods.map(({ id, period }) => [
      id,
      isoDay(period.first),
      isoDay(period.last),
      period.price,
      period.minStay,
      period.maxStay,
      period.arrivalDays,
      period.stopSale,
    ]),
  )
}

/** A round trip begins on the days of flights from the two largest airports. */
function tourDays({ airport, tour }: HotelPlan, rotations: readonly Rotation[]): number {
  if (!tour) return 0
  const days = rotations
    .filter(({ to, from }) => to.code === airport && (from.code === 'WAW' || from.code === 'KTW'))
    .reduce((bits, { weekday }) => bits | (1 << weekday), 0)
  if (days === 0) throw new RangeError(`Nothing flies to ${airport}`)
  return days
}

export function writeSoldNights(
  write: Writer,
  hotels: readonly HotelPlan[],
  { after, until }: Span,
): Promise<number> {
  const nights = hotels.flatMap((hotel) =>
    [...soldNights(hotel, after, until)].map((night) => ({ hotel, ...night })),
  )
  return write(
    'allotments',
    ['hotel_code', 'room_code', 'night', 'rooms', 'sold'],
    nights.map(({ hotel, roomIndex, night, rooms, sold }) => [
      hotel.code,
      hotel.rooms[roomIndex]?.kind.code ?? '',
      isoDay(night),
      rooms,
      sold,
    ]),
  )
}

export function writePromotions(
  write: Writer,
  hotels: readonly HotelPlan[],
  { after, until }: Span,
): Promise<number> {
  return write(
    'promotions',
    ['hotel_code', 'kind', 'percent', 'starts_on', 'ends_on', 'travel_from', 'travel_to'],
    hotels.flatMap((hotel) =>
      promotionsBetween(hotel, after, until).map(
        ({ kind, percent, startsOn, endsOn, travelFrom, travelTo }) => [
          hotel.code,
          kind,
          percent,
          isoDay(startsOn),
          isoDay(endsOn),
          isoDay(travelFrom),
          isoDay(travelTo),
        ],
      ),
    ),
  )
}

/** Flights get ids from `firstId` on, in order of day, so that a later day never has a lower id. */
export async function writeFlights(
  write: Writer,
  rotations: readonly Rotation[],
  seed: string,
  span: Span,
  firstId: number,
): Promise<number> {
  const cabinRows: Cell[][] = []
  function* rows(): Generator<Cell[]> {
    let id = firstId
    for (const flight of flightsBetween(rotations, seed, span.after, span.until)) {
      for (const { cabin, seats, sold, adult, child, infant } of flight.cabins) {
        cabinRows.push([id, cabin, seats, sold, adult, child, infant])
      }
      yield flightRow(flight, id++)
    }
  }
  const columns = [
    'id',
    'airline',
    'number',
    'from_airport',
    'to_airport',
    'day',
    'departs',
    'arrives',
    'aircraft',
  ]
  const flights = await write('flights', columns, rows())
  const cabinColumns = ['flight_id', 'cabin', 'seats', 'sold', 'adult_price', 'child_price', 'infant_price']
  await write('flight_cabins', cabinColumns, cabinRows)
  return flights
}

function flightRow(flight: Flight, id: number): Cell[] {
  const { airline, number, from, to, day, departs, arrives, aircraft } = flight
  return [id, airline, number, from, to, isoDay(day), departs, arrives, aircraft]
}

/** Sets the sequences, so that rows added later get new ids. */
export async function settleSequences(client: ClientBase): Promise<void> {
  for (const table of ['rates', 'flights', 'promotions']) {
    await client.query(
      `select setval(pg_get_serial_sequence('offers.${table}', 'id'), (select coalesce(max(id), 1) from offers.${table}))`,
    )
  }
}

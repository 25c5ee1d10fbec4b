import type { IsoDay } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { Pool } from 'pg'
import { sqlFor } from './brute-force-sql.ts'

/**
 * The slow, obviously correct answer: every package of a search in SQL over the contract tables. It shares only the request with
 * the engine.
 */
export interface BruteResult {
  readonly listing: readonly BruteOffer[]
  /** `facet:value` → hotels and lowest price. */
  readonly counts: Readonly<Record<string, { readonly hotels: number; readonly from: number | null }>>
  readonly prices: readonly number[]
}

export interface BruteOffer {
  readonly hotel: string
  readonly board: string
  readonly day: IsoDay
  readonly nights: number
  readonly airport: string | null
  readonly rooms: readonly (string | null)[]
  readonly out_flight: number | null
  readonly back_flight: number | null
  readonly total: number
  readonly per_person: number
  readonly discount: number
  readonly lowest_before: number | null
}

/** Planning such a long query takes longer than running it, and after wrong estimates nested-loop joins take seconds. */
export const bruteForceSettings =
  '-c plan_cache_mode=force_generic_plan -c enable_nestloop=off -c jit=off -c max_parallel_workers_per_gather=0'

/** Writes every stay that the contract allows, adding night to night. Made once and used by all searches. */
export async function spellOutStays(pool: Pool, today: IsoDay): Promise<void> {
  await pool.query(`
    create table offers.brute_night as
      select rates.id as rate_id, rates.hotel_code, rates.room_code, rates.board_code, date::date as night,
        price, min_stay, max_stay, arrival_days, coalesce(allotments.rooms - allotments.sold, allotment) as rooms_left
      from offers.rates
      join offers.room_types on room_types.hotel_code = rates.hotel_code and room_types.code = room_code
      join offers.price_periods on rate_id = rates.id and not stop_sale
      cross join generate_series(first_night, last_night, '1 day') date
      left join offers.allotments on allotments.hotel_code = rates.hotel_code
        and allotments.room_code = rates.room_code and allotments.night = date::date;
    create index on offers.brute_night (rate_id, night);
    create table offers.brute_stay as
      with recursive stay as (
        select rate_id, hotel_code, room_code, board_code, night as day, 1 as nights, price as nightly, rooms_left,
          min_stay, coalesce(max_stay, 1000) as max_stay
        from offers.brute_night
        where night > '${today}' and night <= '${today}'::date + 548
          and (arrival_days >> (extract(isodow from night)::int - 1)) & 1 = 1
        union all
        select stay.rate_id, stay.hotel_code, stay.room_code, stay.board_code, day, nights + 1, nightly + price,
          least(stay.rooms_left, brute_night.rooms_left), stay.min_stay, stay.max_stay
        from stay join offers.brute_night on brute_night.rate_id = stay.rate_id and night = day + nights
        where nights < 30
      )
      select * from stay where nights between min_stay and max_stay and rooms_left > 0;
    create index on offers.brute_stay (day, nights);
    analyze offers.brute_stay;`)
}

export async function bruteForce(
  pool: Pool,
  request: OfferSearchRequest,
  today: IsoDay,
): Promise<BruteResult> {
  const rooms = request.occupancies ?? [
    { adultsCount: request.numberOfAdults, childrenBirthDates: request.childrenBirthdays },
  ]
  const filters = request.filters.filter(({ filterId }) => !specialFilters.includes(filterId))
  const range = request.filters.find(({ filterId }) => filterId.startsWith('amountRange'))?.selectedValues[0]
  const hours = request.filters.find(({ filterId }) => filterId === 'hours')?.selectedValues
  const [from = '', to = ''] = range?.split('#') ?? []
  const has = (kind: string) => request.filters.some(({ selectedValues }) => selectedValues.includes(kind))
  const tripType = { BY_PLANE: 'WS', BY_CAR: 'DW', TOUR: 'WO', SKI: 'NR', CHARTER: 'CZ' }[request.offerType]
  const fullPrice = request.filters.some(({ selectedValues }) => selectedValues.includes('fullPrice'))
  const values = [
    today,
    tripType,
    request.departureDateFrom,
    request.departureDateTo,
    request.durationFrom,
    request.durationTo,
    request.departuresCodes,
    request.destinationsCodes,
    JSON.stringify(rooms),
    JSON.stringify(filters),
    from === '' ? null : Number(from) * 100,
    to === '' ? null : Number(to) * 100,
    fullPrice,
    request.radius ?? null,
    request.regionLocation?.latitude ?? null,
    request.regionLocation?.longitude ?? null,
    tripType === 'WS' || tripType === 'WO' || (tripType === 'NR' && has('SKIBYPLANE')),
    tripType === 'WS' && has('LINEARFLIGHT'),
    hours?.map((part) => Number(part.slice(0, 2))) ?? null,
  ]
  const { sorting } = request.metaData
  const { rows } = await pool.query<{ answer: BruteResult }>({ name: sorting, text: sqlFor(sorting), values })
  return rows[0]!.answer
}

const specialFilters = ['priceSelector', 'amountRange', 'amountRangeSKI', 'additionalType', 'hours']

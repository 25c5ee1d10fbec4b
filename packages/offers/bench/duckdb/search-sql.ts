import type { DuckDBConnection } from '@duckdb/node-api'
import { dayNumber, type IsoDay } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { tripTypeOf } from '@wojaz/travel/trip'
import { facets, facetValues, maskOf } from './facet-bits.ts'

/**
 * The best package as one number that sorts like the tie-breaks of a listing: total, day, nights, airport, rate. 23, 10, 5, 4 and
 * 18 bits.
 */
export const packageKey = `((total::BIGINT << 37) + (day::BIGINT << 27) + (nights::BIGINT << 22) + (airport::BIGINT << 18) + rate)`

/** Returns the request in day numbers counted from today, limited to days on sale. */
export function daysOf(request: OfferSearchRequest, today: IsoDay) {
  const number = (day: IsoDay | null, other: number) =>
    day === null ? other : dayNumber(day) - dayNumber(today)
  return {
    from: Math.max(1, number(request.departureDateFrom, 1)),
    to: Math.min(548, number(request.departureDateTo, 548)),
    nightsFrom: request.durationFrom ?? 1,
    nightsTo: Math.min(30, request.durationTo ?? 30),
  }
}

export const tripNumbers = { WS: 0, DW: 1, WO: 2, NR: 3 } as const
export const skiByPlane = 4

/** The numbers of codes in the tables. */
export interface Numbers {
  readonly airports: ReadonlyMap<string, number>
  readonly boards: ReadonlyMap<string, number>
  readonly countries: ReadonlyMap<string, number>
}

export async function readNumbers(duck: DuckDBConnection): Promise<Numbers> {
  const read = async (table: string) => {
    const reader = await duck.runAndReadAll(`select code, ${table}::INTEGER from ${table}`)
    return new Map(reader.getRows().map(([code, number]) => [String(code), Number(number)]))
  }
  return { airports: await read('airport'), boards: await read('board'), countries: await read('country') }
}

/** SQL conditions for hotels of the trip type in the requested countries. */
export function placeConditions(request: OfferSearchRequest, { countries }: Numbers): string {
  const trip = tripNumbers[tripTypeOf(request.offerType) as keyof typeof tripNumbers]
  const asked = request.destinationsCodes.map((code) => countries.get(code))
  return `trip = ${trip}${asked.length > 0 ? ` and country in (${asked.join(', ')})` : ''}`
}

/** Airports of departure. Guests with own transport have the first one. */
export function airportsOf(request: OfferSearchRequest, { airports }: Numbers): number[] {
  if (!isByPlane(request)) return [0]
  return [...airports].flatMap(([code, number]) =>
    request.departuresCodes.length === 0 || request.departuresCodes.includes(code) ? number : [],
  )
}

export const isByPlane = ({ offerType }: OfferSearchRequest) =>
  offerType === 'BY_PLANE' || offerType === 'TOUR'

/** Turns the best package per hotel and board (`best`) into total, page and facets: one row with lists. */
export function answerSql(request: OfferSearchRequest, numbers: Numbers, best: string): string {
  const { page, pageSize } = request.metaData
  const participants = request.numberOfAdults + request.childrenBirthdays.length
  const chosen = request.filters.filter(({ filterId }) => filterId in facets)
  const boards = request.filters.find(({ filterId }) => filterId === 'board')?.selectedValues
  const range = request.filters.find(({ filterId }) => filterId === 'amountRange')?.selectedValues[0]
  const [from, to] = range?.split('#') ?? []
  const isInRange = [
    ...(from ? [`price >= ${Number(from) * 100}`] : []),
    ...(to ? [`price <= ${Number(to) * 100}`] : []),
  ]
  const misses = chosen.map(
    ({ filterId, selectedValues }) => `((facets & ${maskOf(filterId, selectedValues)}) = 0)::INTEGER`,
  )
  const counts = facetValues.map(({ facet, value }) => {
    const own = chosen.findIndex(({ filterId }) => filterId === facet)
    const others = misses.filter((_, position) => position !== own)
    const isCounted = [
      `(facets & ${maskOf(facet, [value])}) <> 0`,
      ...(others.length > 0 ? [`${others.join(' + ')} = 0`] : []),
    ]
    const filter = `filter (where ${isCounted.join(' and ')})`
    return `{'code': '${facet}:${value}', 'count': count(*) ${filter}, 'least': min(price) ${filter}}`
  })
  return `with best as materialized (${best}),
  product as materialized (
    select *, ceil(total / ${participants} / 100)::INTEGER * 100 as price from (
      select hotel, board, key, (key >> 37)::INTEGER as total, facets, ${misses.join(' + ') || '0'} as misses
      from best join hotel using (hotel))
  ),
  cheapest as materialized (
    select hotel, misses, facets, min(key) as key, min(price) as price from product
    ${boards ? `where board in (${boards.map((code) => numbers.boards.get(code)).join(', ')})` : ''}
    group by hotel, misses, facets
  ),
  affordable as materialized (select * from cheapest ${where(isInRange)}),
  page as (
    select hotel.code as hotel, board.code as board, room, (key >> 37)::INTEGER as total, ((key >> 27) & 1023)::INTEGER as day,
      ((key >> 22) & 31)::INTEGER as nights, ((key >> 18) & 15)::INTEGER as airport
    from affordable join hotel using (hotel) join rate on rate.rate = (key & 262143) join board using (board)
    where misses = 0
    order by ${orders[request.metaData.sorting]} limit ${pageSize} offset ${page * pageSize}
  )
  select (select count(*)::INTEGER from affordable where misses = 0) as hotels,
    (select to_json(list(page)) from page) as page,
    (select to_json(list({'code': code, 'count': count, 'least': least})) from (
      select board.code, count(product.hotel) as count, min(price) as least
      from board left join product on product.board = board.board and misses = 0 ${isInRange.map((condition) => `and ${condition}`).join(' ')}
      group by board.code)) as boards,
    (select to_json([${counts.join(', ')}]) from affordable) as facets`
}

const orders: Record<string, string> = {
  price: 'total, rating desc, hotel.code',
  hotelRating: 'rating desc, rating_count desc, total, hotel.code',
  categoryDESC: 'stars desc, total, rating desc, hotel.code',
}

const where = (conditions: readonly string[]) =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''

import { isDeepStrictEqual } from 'node:util'
import type { DuckDBPreparedStatement } from '@duckdb/node-api'
import { addDays, type IsoDay } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { SearchResult } from '../../src/search-result.ts'
import { isByPlane, type Numbers } from './search-sql.ts'

/** What both must agree on: the number of hotels, the page row by row, and every count with its lowest price. */
interface Answer {
  readonly hotels: number
  readonly page: readonly unknown[]
  readonly counts: Readonly<Record<string, { readonly count: number; readonly least: number | null }>>
}

interface Choice {
  readonly code: string
  readonly count: number
  readonly least: number | null
}

interface PageLine {
  readonly hotel: string
  readonly board: string
  readonly room: string
  readonly total: number
  readonly day: number
  readonly nights: number
  readonly airport: number
}

/** Reads one row of text. Reading belongs to the search, parsing does not. */
export async function answerTo(statement: DuckDBPreparedStatement): Promise<readonly unknown[]> {
  const reader = await statement.runAndReadAll()
  return reader.getRows()[0]!
}

export function requireSameAnswer(
  request: OfferSearchRequest,
  engine: SearchResult,
  row: readonly unknown[],
  context: { today: IsoDay; numbers: Numbers },
): void {
  const ours = answerOf(engine)
  const theirs = answerOfRow(row, { ...context, hasFlight: isByPlane(request) })
  if (isDeepStrictEqual(ours, theirs)) return
  throw new Error(`DuckDB answers differently.
${JSON.stringify(request)}
engine ${JSON.stringify(ours)}
DuckDB ${JSON.stringify(theirs)}`)
}

/** Filters without counts: they show the prices of the list, which are compared one by one. */
const priceFilters = new Set(['priceSelector', 'amountRange', 'amountRangeSKI'])

function answerOf({ pagination, offers, facets }: SearchResult): Answer {
  return {
    hotels: pagination.totalResults,
    page: offers.map((offer) => ({
      hotel: offer.hotelCode,
      board: offer.boardCode,
      room: offer.occupancies[0]?.roomCode,
      total: offer.quote.total,
      date: offer.departureDate,
      nights: offer.duration,
      airport: offer.airportCode,
    })),
    counts: byCode(
      facets
        .filter(({ code }) => !priceFilters.has(code))
        .flatMap((facet) =>
          facet.values.map(({ code, count, fromPrice }) => ({
            code: `${facet.code}:${code}`,
            count,
            least: fromPrice,
          })),
        ),
    ),
  }
}

function answerOfRow(
  [hotels, page, boards, facets]: readonly unknown[],
  { today, numbers, hasFlight }: { today: IsoDay; numbers: Numbers; hasFlight: boolean },
): Answer {
  const airports = new Map([...numbers.airports].map(([code, number]) => [number, code]))
  return {
    hotels: Number(hotels),
    page: read<PageLine>(page).map(({ day, airport, ...line }) => ({
      ...line,
      date: addDays(today, day),
      airport: hasFlight ? airports.get(airport) : null,
    })),
    counts: byCode([
      ...read<Choice>(boards).map((choice) => ({ ...choice, code: `board:${choice.code}` })),
      ...read<Choice>(facets),
    ]),
  }
}

const read = <Thing>(json: unknown): Thing[] => (json === null ? [] : JSON.parse(String(json)))

const byCode = (choices: readonly Choice[]) =>
  Object.fromEntries(choices.map(({ code, count, least }) => [code, { count, least }]))

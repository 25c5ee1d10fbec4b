import { emailKey } from '@wojaz/database'
import type { IsoDay } from '@wojaz/travel/dates'
import type { OrderState } from '../states/booking-states.ts'
import type { Store } from '../store.ts'
import type { DeskQuestion, DeskWords } from './desk-question.ts'

/** One row of the list. */
export interface FoundOrder {
  readonly number: string
  readonly state: OrderState
  readonly placedAt: Date
  readonly name: string
  readonly hotelName: string
  readonly departureDate: IsoDay
  readonly total: number
  readonly paid: number
  readonly nextDue: IsoDay | null
}

export const deskPage = 50

const columns = `number, state, placed_at as "placedAt", concat_ws(' ', sold #>> '{contact,firstName}', sold #>> '{contact,lastName}') as name,
  sold #>> '{offer,hotelName}' as "hotelName", sold #>> '{offer,departureDate}' as "departureDate", total, paid,
  case when state = 'confirmed' and paid < total then booking.next_due(schedule, paid) end as "nextDue"`

/**
 * Finds orders, newest first. The SQL has only the conditions that were given, so each search can use an index. Pages use a
 * cursor, so a late page costs as much as the first.
 */
export function orderFinding(store: Store) {
  return async function findOrders(question: DeskQuestion, today: IsoDay): Promise<readonly FoundOrder[]> {
    const values: unknown[] = []
    const value = (given: unknown) => `$${values.push(given)}`
    const conditions = conditionsOf(question, today, value)
    const { rows } = await store.query<FoundOrder>(
      `select ${columns} from booking.orders ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
       order by placed_at desc, number desc limit ${deskPage + 1}`,
      values,
    )
    return rows
  }
}

function conditionsOf(question: DeskQuestion, today: IsoDay, value: (given: unknown) => string): string[] {
  const { words, flight, hotel, date, state, isOverdue, after } = question
  const flightName = flight ?? (words?.kind === 'flight' ? words.flight : null)
  return [
    ...(words && words.kind !== 'flight' ? [wordsCondition(words, value)] : []),
    ...(flightName
      ? [`booking.order_flights(sold) @> array[${value(date ? `${flightName} ${date}` : flightName)}]`]
      : []),
    ...(date && !flightName ? [`sold #>> '{offer,departureDate}' = ${value(date)}`] : []),
    ...(hotel.length > 0 ? [`booking.order_hotel(sold) @@ ${textQuery(hotel, value)}`] : []),
    ...(state ? [`state = ${value(state)}`] : []),
    ...(isOverdue
      ? [`state = 'confirmed' and paid < total and booking.next_due(schedule, paid) < ${value(today)}`]
      : []),
    ...(after ? [`(placed_at, number) < (${value(after.placedAt)}, ${value(after.number)})`] : []),
  ]
}

function wordsCondition(
  words: Exclude<DeskWords, { kind: 'flight' }>,
  value: (given: unknown) => string,
): string {
  switch (words.kind) {
    case 'number':
      return `number = ${value(words.number)}`
    case 'email':
      return `${emailKey("(sold -> 'contact' ->> 'email')")} = ${value(words.email)}`
    case 'phone':
      return `booking.order_phone(sold) = ${value(words.digits)}`
    case 'names':
      return `booking.order_names(sold) @@ ${textQuery(words.names, value)}`
  }
}

/** Builds a prefix query: every word must match the beginning of a word. */
function textQuery(words: readonly string[], value: (given: unknown) => string): string {
  return `to_tsquery('simple', booking.plain_letters(${value(words.map((word) => `${word}:*`).join(' & '))}))`
}

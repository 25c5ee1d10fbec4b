import type { Offer } from '@wojaz/offers'
import type { PriceLine } from '../cart-price.ts'
import type { TakenSeat } from '../order.ts'
import { wordKey } from './word-key.ts'

/** Returns a text of the dictionary. */
type Say = (key: string, options?: Record<string, unknown>) => string

/** One added upsell, as text. */
export interface UpsellWords {
  what: string
  /** Null: for everybody. */
  who: string | null
  amount: number
}

export interface Upsells {
  lines: readonly PriceLine[]
  seats: readonly TakenSeat[]
  offer: Pick<Offer, 'departureFlight'>
  /** Names of the travellers. */
  names: readonly string[]
}

/** Returns what was added to a trip, for whom, and its price; a seat with its flight. */
export function upsellWords(t: Say, { lines, seats, offer, names }: Upsells): readonly UpsellWords[] {
  const things = lines
    .filter(({ type }) => type !== 'SEATS')
    .map(({ code, person, amount }) => ({
      what: t(`upsells.variant.${wordKey(code)}.title`),
      who: person === null ? null : (names[person] ?? ''),
      amount,
    }))
  const places = seats.map(({ flightId, seat, person, price }) => {
    const way = flightId === offer.departureFlight?.flightId ? 'departure' : 'return'
    return {
      what: `${t(`upsells.plane.direction.${way}`)}, ${t('upsells.plane.seatOf', { seat })}`,
      who: names[person] ?? '',
      amount: price,
    }
  })
  return [...things, ...places]
}

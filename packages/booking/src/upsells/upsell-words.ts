import type { Offer } from '@wojaz/offers'
import type { PriceLine } from '../cart-price.ts'
import type { TakenSeat } from '../order.ts'
import { wordKey } from './word-key.ts'

/** Says a text of the dictionary. */
type Say = (key: string, options?: Record<string, unknown>) => string

/** One thing that was added, in words. */
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
  /** How each traveller is called. */
  names: readonly string[]
}

/** What was added to a trip, for whom, and what each costs; a seat with the flight it is on. */
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

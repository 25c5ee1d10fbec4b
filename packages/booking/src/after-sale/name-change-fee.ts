import type { Offer } from '@wojaz/offers'
import { type IsoDay, inForceOn } from '@wojaz/travel/dates'

/**
 * Airline fees for another name on a booking, both ways together, in grosze. By law the guest pays only the real cost, so the day
 * of the handover decides which table applies. Airlines that are not listed charge nothing: charters send their passenger lists a
 * few days before departure.
 */
const nameChangeFees: readonly [NameChangeFees, ...NameChangeFees[]] = [
  { from: '2026-01-01', airlines: { FR: 490_00, W6: 260_00 } },
]

interface NameChangeFees {
  readonly from: IsoDay
  readonly airlines: Readonly<Record<string, number>>
}

/** Returns the fee for one traveller, by all airlines of the trip. */
export function nameChangeFee(
  { departureFlight, returnFlight }: Pick<Offer, 'departureFlight' | 'returnFlight'>,
  today: IsoDay,
): number {
  const { airlines } = inForceOn(nameChangeFees, today)
  const flying = new Set([departureFlight, returnFlight].flatMap((leg) => leg?.airLineCode ?? []))
  return [...flying].reduce((sum, airline) => sum + (airlines[airline] ?? 0), 0)
}

import type { Offer } from '@wojaz/offers'
import { type IsoDay, inForceOn } from '@wojaz/travel/dates'

/**
 * What airlines ask for another name on a booking, there and back together, in grosze. The law lets nobody be charged more than
 * what it really costs, so the day of the handing over decides. Who is not here asks for nothing: charters take lists of names
 * a few days before.
 */
const nameChangeFees: readonly [NameChangeFees, ...NameChangeFees[]] = [
  { from: '2026-01-01', airlines: { FR: 490_00, W6: 260_00 } },
]

interface NameChangeFees {
  readonly from: IsoDay
  readonly airlines: Readonly<Record<string, number>>
}

/** Of one traveller, by all airlines that fly them. */
export function nameChangeFee(
  { departureFlight, returnFlight }: Pick<Offer, 'departureFlight' | 'returnFlight'>,
  today: IsoDay,
): number {
  const { airlines } = inForceOn(nameChangeFees, today)
  const flying = new Set([departureFlight, returnFlight].flatMap((leg) => leg?.airLineCode ?? []))
  return [...flying].reduce((sum, airline) => sum + (airlines[airline] ?? 0), 0)
}

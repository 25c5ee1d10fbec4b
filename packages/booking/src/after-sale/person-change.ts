import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { handOverUntil } from '@wojaz/travel/money'
import type { Order } from '../order.ts'
import type { Participant } from '../participant.ts'
import { partyChange } from '../participants/fit-party.ts'
import { travellersOf } from '../participants/travellers.ts'

/** Lists of passengers leave for the airline and the hotel then. */
const correctDaysBefore = 3

/** So many letters are slips of the pen; more is somebody else. */
const slips = 3

export type PersonChange =
  | { readonly kind: 'nothing' | 'correction' | 'transfer' }
  | { readonly kind: 'refused'; readonly why: PersonRefusal }

/** `other-price`: somebody of that age pays another. `airline-charges`: a low-cost airline sells the seat to a name. */
export type PersonRefusal = 'person-unknown' | 'too-late' | 'other-price' | 'airline-charges'

/** Until when data of travellers can be corrected by oneself. */
export function correctUntil(departureDate: IsoDay): IsoDay {
  return addDays(departureDate, -correctDaysBefore)
}

/**
 * What new data of a traveller mean: a slip is mended free of charge until three days before; the trip goes to somebody else free of charge
 * until a week before, as the law allows always.
 */
export function personChange(
  { participants, offer }: Pick<Order, 'participants' | 'offer'>,
  person: number,
  after: Participant,
  today: IsoDay,
): PersonChange {
  const before = participants[person]
  const traveller = travellersOf(offer.occupancies)[person]
  if (!before || !traveller) return { kind: 'refused', why: 'person-unknown' }
  const { departureDate, departureFlight, returnFlight } = offer
  const words = wordsOf(before)
  if (words === wordsOf(after)) return { kind: 'nothing' }
  const isSameAge = before.birthDate === after.birthDate
  if (!isSameAge && partyChange(traveller, after.birthDate, offer) !== null)
    return { kind: 'refused', why: 'other-price' }
  const isSlip = distance(words, wordsOf(after)) <= slips
  if (isSlip)
    return today <= correctUntil(departureDate)
      ? { kind: 'correction' }
      : { kind: 'refused', why: 'too-late' }
  if (handOverUntil(departureDate, today) === null) return { kind: 'refused', why: 'too-late' }
  const isLowCost = [departureFlight, returnFlight].some((leg) => leg?.isLowCost)
  return isLowCost ? { kind: 'refused', why: 'airline-charges' } : { kind: 'transfer' }
}

/** As a list of passengers has it. The form of address says nothing of who it is. */
function wordsOf({ firstName, lastName, birthDate, title }: Participant): string {
  return `${lastName} ${firstName} ${birthDate} ${title === 'man' ? 'm' : 'w'}`.toLocaleLowerCase('pl')
}

/** How many letters must be changed, added or left out to make one text of the other (Levenshtein). */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import { correctUntil, handOverUntil } from '@wojaz/travel/money'
import type { Order } from '../order.ts'
import type { Participant } from '../participant.ts'
import { partyChange } from '../participants/fit-party.ts'
import { partyMembers } from '../participants/party-members.ts'

/** So many emails are slips of the pen; more is somebody else. */
const slips = 3

export type PersonChange =
  | { readonly kind: 'nothing' }
  /** `isOtherAge`: the offer is another one for somebody of that age, perhaps at another price. */
  | { readonly kind: 'correction' | 'transfer'; readonly isOtherAge: boolean }
  | { readonly kind: 'refused'; readonly why: 'person-unknown' | 'too-late' }

/** `needs-quote`: it is somebody else, or somebody of another age: first what it costs, by a quote of a change. */
export type PersonRefusal = 'person-unknown' | 'too-late' | 'needs-quote'

/**
 * What new data of a traveller mean: a slip is mended, or the trip goes to somebody else. Handing over is never refused while the days
 * of the contract last: the law asks for no consent, only for what it really costs.
 */
export function personChange(
  { participants, offer, placedAt }: Pick<Order, 'participants' | 'offer' | 'placedAt'>,
  person: number,
  after: Participant,
  today: IsoDay,
): PersonChange {
  const before = participants[person]
  const member = partyMembers(offer.occupancies)[person]
  if (!before || !member) return { kind: 'refused', why: 'person-unknown' }
  const words = wordsOf(before)
  if (words === wordsOf(after)) return { kind: 'nothing' }
  const { departureDate } = offer
  const agreedOn = dayOf(placedAt)
  const isSlip = distance(words, wordsOf(after)) <= slips
  const isInTime = isSlip
    ? today <= correctUntil(departureDate, agreedOn)
    : handOverUntil(departureDate, today, agreedOn) !== null
  if (!isInTime) return { kind: 'refused', why: 'too-late' }
  const isOtherAge =
    before.birthDate !== after.birthDate && partyChange(member, after.birthDate, offer) !== null
  return { kind: isSlip ? 'correction' : 'transfer', isOtherAge }
}

/** Whether a name is the same one, written down wrong before. */
export function isSameName(before: Named, after: Named): boolean {
  return distance(nameOf(before), nameOf(after)) <= slips
}

type Named = Pick<Participant, 'firstName' | 'lastName'>

function nameOf({ firstName, lastName }: Named): string {
  return `${lastName} ${firstName}`.toLocaleLowerCase('pl')
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

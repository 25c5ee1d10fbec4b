import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import { correctUntil, handOverUntil } from '@wojaz/travel/money'
import type { Order } from '../order.ts'
import type { Participant } from '../participant.ts'
import { partyChange } from '../participants/fit-party.ts'
import { partyMembers } from '../participants/party-members.ts'

/** Up to this many changed characters are a spelling correction; more mean another person. */
const slips = 3

export type PersonChange =
  | { readonly kind: 'nothing' }
  /** `isOtherAge`: a person of that age needs another offer, perhaps at another price. */
  | { readonly kind: 'correction' | 'transfer'; readonly isOtherAge: boolean }
  | { readonly kind: 'refused'; readonly why: 'person-unknown' | 'too-late' }

/** `needs-quote`: it is another person, or one of another age. The guest needs a quote of the change first. */
export type PersonRefusal = 'person-unknown' | 'too-late' | 'needs-quote'

/**
 * Decides whether new data of a traveller are a correction or a handover to another person. A handover is never refused before
 * its last day in the contract: by law it needs no consent, and the guest pays only the real cost.
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

/** True when both names belong to the same person and one is a misspelling. */
export function isSameName(before: Named, after: Named): boolean {
  return distance(nameOf(before), nameOf(after)) <= slips
}

type Named = Pick<Participant, 'firstName' | 'lastName'>

function nameOf({ firstName, lastName }: Named): string {
  return `${lastName} ${firstName}`.toLocaleLowerCase('pl')
}

/** The fields of a passenger list, as one text. `title` counts only as man or not man. */
function wordsOf({ firstName, lastName, birthDate, title }: Participant): string {
  return `${lastName} ${firstName} ${birthDate} ${title === 'man' ? 'm' : 'w'}`.toLocaleLowerCase('pl')
}

/** Returns the Levenshtein distance: how many characters must be changed, added or removed. */
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

import { line, readDay, type Typed } from '@wojaz/mail'
import type { IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Order } from '../order.ts'
import { type OrderNumberFault, readOrderNumber } from '../orders/read-order-wish.ts'

/** What a customer must enter to add a booking to their account. */
export interface JoinWish {
  readonly number: string
  readonly lastName: string
  readonly departureDate: IsoDay
}

export interface JoinFaults {
  readonly number: OrderNumberFault | null
  readonly lastName: 'last-name-missing' | null
  readonly departureDate: 'date-missing' | 'date-is-none' | null
}

const longestName = 100

export function readJoinWish(typed: Typed): Outcome<JoinWish, JoinFaults> {
  const number = readOrderNumber(typed)
  const lastName = line(typed, 'lastName').slice(0, longestName)
  const day = line(typed, 'departureDate')
  const departureDate = readDay(day)
  const faults: JoinFaults = {
    number: number.ok ? null : number.refusal,
    lastName: lastName === '' ? 'last-name-missing' : null,
    departureDate: departureDate ? null : day === '' ? 'date-missing' : 'date-is-none',
  }
  return number.ok && lastName !== '' && departureDate
    ? accepted({ number: number.value, lastName, departureDate })
    : refused(faults)
}

/** True when a traveller or the person who ordered has this name, and the trip begins on that day. */
export function isNamedBy(
  { contact, participants, offer }: Pick<Order, 'contact' | 'participants' | 'offer'>,
  { lastName, departureDate }: Pick<JoinWish, 'lastName' | 'departureDate'>,
): boolean {
  const isCalledSo = [contact, ...participants].some((one) => plain(one.lastName) === plain(lastName))
  return isCalledSo && offer.departureDate === departureDate
}

/** Removes diacritics, case, hyphens and spaces: people type names as their keyboard allows. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}\s'’-]/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
}

import { addDays, type IsoDay, isIsoDay } from '@wojaz/travel/dates'
import type { CabinClass } from '@wojaz/travel/trip'

interface Nights {
  readonly hotelCode: string
  readonly from: IsoDay
  readonly until: IsoDay
}

/** A change by the office of what is sold from now on. Existing orders are not affected. */
export type SaleChange =
  /** Closes or opens nights of a hotel. Without a room or a board: of all of them. */
  | (Nights & {
      readonly kind: 'rooms'
      readonly isOpen: boolean
      readonly roomCode: string | null
      readonly boardCode: string | null
    })
  /** The number of rooms of a type for sale in each of these nights, including those already sold. */
  | (Nights & { readonly kind: 'allotment'; readonly roomCode: string; readonly rooms: number })
  /** Closes a flight. */
  | { readonly kind: 'flight'; readonly flightId: number }
  /** The number of seats of a class for sale, including those already sold. */
  | { readonly kind: 'seats'; readonly flightId: number; readonly cabin: CabinClass; readonly seats: number }

export type SaleRefusal =
  /** A day is invalid or all days are in the past, or a number is invalid. */
  | { readonly code: 'unreadable' }
  | { readonly code: 'hotel-unknown' | 'room-unknown' | 'flight-unknown' | 'cabin-unknown' }
  /** This many are already sold. */
  | { readonly code: 'below-sold'; readonly sold: number }
  /** It is already so. */
  | { readonly code: 'nothing-changes' }
  /** Guests were told that it does not take place, so it stays closed. */
  | { readonly code: 'called-off' }
  /** Its flight is closed. That change must be undone first. */
  | { readonly code: 'flight-closed' }

export type UndoRefusal =
  | { readonly code: 'change-unknown' | 'already-undone' | 'called-off' }
  /** A newer change of the same thing must be undone first. */
  | { readonly code: 'changed-since' }
  /** Guests were told of another plane. It cannot be undone, only changed again. */
  | { readonly code: 'guests-told' }

const mostNights = 548
const most = 999

/** True when the values are valid. It does not check whether the hotel exists. */
export function isReadable(change: SaleChange, today: IsoDay): boolean {
  switch (change.kind) {
    case 'rooms':
      return areNights(change, today)
    case 'allotment':
      return areNights(change, today) && isCount(change.rooms)
    case 'flight':
      return true
    case 'seats':
      return isCount(change.seats)
  }
}

function areNights({ from, until }: Nights, today: IsoDay): boolean {
  if (!isIsoDay(from) || !isIsoDay(until)) return false
  return from <= until && until >= today && until <= addDays(from, mostNights)
}

const isCount = (count: number) => Number.isSafeInteger(count) && count >= 0 && count <= most

/** True when both change the same thing. Then they must be undone newest first. */
export function touchesSame(one: SaleChange, other: SaleChange): boolean {
  if ('flightId' in one || 'flightId' in other) {
    if (!('flightId' in one) || !('flightId' in other) || one.flightId !== other.flightId) return false
    return one.kind === 'flight' || other.kind === 'flight' || one.cabin === other.cabin
  }
  if (one.kind !== other.kind || one.hotelCode !== other.hotelCode) return false
  if (one.from > other.until || other.from > one.until) return false
  const isSame = (a: string | null, b: string | null) => a === null || b === null || a === b
  if (one.kind === 'rooms' && other.kind === 'rooms' && !isSame(one.boardCode, other.boardCode)) return false
  return isSame(one.roomCode, other.roomCode)
}

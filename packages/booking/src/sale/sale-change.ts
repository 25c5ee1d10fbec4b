import { addDays, type IsoDay, isIsoDay } from '@wojaz/travel/dates'
import type { CabinClass } from '@wojaz/travel/trip'

interface Nights {
  readonly hotelCode: string
  readonly from: IsoDay
  readonly until: IsoDay
}

/** What the office changes of what is sold from now on. Nobody who has bought is touched. */
export type SaleChange =
  /** Nights of a hotel are off sale, or on sale again; without a room or a board, of all of them. */
  | (Nights & {
      readonly kind: 'rooms'
      readonly isOpen: boolean
      readonly roomCode: string | null
      readonly boardCode: string | null
    })
  /** So many rooms of a type may be sold in each of these nights, those that are sold already among them. */
  | (Nights & { readonly kind: 'allotment'; readonly roomCode: string; readonly rooms: number })
  /** No seat of it is sold any more. */
  | { readonly kind: 'flight'; readonly flightId: number }
  /** So many seats of a class may be sold, those that are sold already among them. */
  | { readonly kind: 'seats'; readonly flightId: number; readonly cabin: CabinClass; readonly seats: number }

export type SaleRefusal =
  /** Days that are none or all in the past, numbers that are none. */
  | { readonly code: 'unreadable' }
  | { readonly code: 'hotel-unknown' | 'room-unknown' | 'flight-unknown' | 'cabin-unknown' }
  /** So many are sold already. */
  | { readonly code: 'below-sold'; readonly sold: number }
  /** It is so already. */
  | { readonly code: 'nothing-changes' }
  /** Guests were told that it will not be: it stays closed. */
  | { readonly code: 'called-off' }
  /** Its flight is closed: that is taken back first. */
  | { readonly code: 'flight-closed' }

export type UndoRefusal =
  | { readonly code: 'change-unknown' | 'already-undone' | 'called-off' }
  /** Something newer of the same was changed: that is taken back first. */
  | { readonly code: 'changed-since' }
  /** Another plane: guests were told, and it is changed again instead. */
  | { readonly code: 'guests-told' }

const mostNights = 548
const most = 999

/** May it be asked at all? Whether there is such a hotel is another question. */
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

/** Does the one change what the other one did? Then they are taken back the newest first. */
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

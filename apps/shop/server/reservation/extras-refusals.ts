import type { ConfirmExtrasRefusal, QuoteExtrasRefusal } from '@wojaz/booking/server'
import type { ExtrasFault } from '../../app/features/reservation/extras-view.ts'
import { seatsRefusalText } from '../checkout/seats-refusal.ts'

const words = {
  'nothing-changes': 'reservation.extras.fault.nothingChanges',
  'too-late': 'reservation.extras.fault.tooLate',
  'not-returned': 'reservation.extras.fault.notReturned',
  'not-confirmed': 'reservation.extras.fault.notConfirmed',
  'quote-outdated': 'reservation.extras.over',
  'payment-in-progress': 'reservation.extras.fault.paymentInProgress',
  'flight-sold-out': 'reservation.extras.fault.soldOut',
  'room-sold-out': 'reservation.extras.fault.soldOut',
  'seats-lost': 'upsells.plane.refused.taken',
} as const

/** Why a choice has no price or was not confirmed, for page and call alike; null: there is no such order. */
export function extrasFault(refusal: QuoteExtrasRefusal | ConfirmExtrasRefusal): ExtrasFault | null {
  switch (refusal.code) {
    case 'order-unknown':
      return null
    case 'upsell-refused':
      return { key: 'reservation.extras.fault.notOffered', type: refusal.upsell.type }
    case 'too-late':
    case 'not-returned':
      return { key: words[refusal.code], type: refusal.type }
    case 'seat-refused':
    case 'no-seat-map':
    case 'too-many-seats':
    case 'seats-taken':
      return { key: seatsRefusalText(refusal), type: null }
    case 'flight-not-of-this-trip':
      return { key: seatsRefusalText({ code: refusal.code }), type: null }
    default:
      return { key: words[refusal.code], type: null }
  }
}

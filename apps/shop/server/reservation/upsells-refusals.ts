import type { ConfirmUpsellsRefusal, QuoteUpsellsRefusal } from '@wojaz/booking/server'
import type { UpsellsFault } from '../../app/features/reservation/upsells-view.ts'
import { seatsRefusalText } from '../checkout/seats-refusal.ts'

const words = {
  'nothing-changes': 'reservation.upsells.fault.nothingChanges',
  'too-late': 'reservation.upsells.fault.tooLate',
  'not-returned': 'reservation.upsells.fault.notReturned',
  'not-confirmed': 'reservation.upsells.fault.notConfirmed',
  'quote-outdated': 'reservation.upsells.over',
  'payment-in-progress': 'reservation.upsells.fault.paymentInProgress',
  'flight-sold-out': 'reservation.upsells.fault.soldOut',
  'room-sold-out': 'reservation.upsells.fault.soldOut',
  'seats-lost': 'upsells.plane.refused.taken',
} as const

/** Why a choice has no price or was not accepted. Used by page and API call. Null: there is no such order. */
export function upsellsFault(refusal: QuoteUpsellsRefusal | ConfirmUpsellsRefusal): UpsellsFault | null {
  switch (refusal.code) {
    case 'order-unknown':
      return null
    case 'upsell-refused':
      return { key: 'reservation.upsells.fault.notOffered', type: refusal.upsell.type }
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

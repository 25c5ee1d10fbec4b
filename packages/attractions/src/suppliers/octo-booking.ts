import type { AttractionBookingState } from '../states/attraction-states.ts'
import { grosze } from './octo-money.ts'
import type { OctoBooking } from './octo-shapes.ts'
import type { SupplierBooking, TicketCode } from './supplier.ts'

const stateOf: Record<OctoBooking['status'], AttractionBookingState> = {
  ON_HOLD: 'on-hold',
  PENDING: 'waiting',
  CONFIRMED: 'confirmed',
  REJECTED: 'rejected',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
  REDEEMED: 'redeemed',
}

const formats = ['PDF_URL', 'QRCODE', 'CODE128', 'PKPASS_URL', 'AZTECCODE'] as const

/** Maps an OCTO booking to our model. */
export function bookingOf(booking: OctoBooking): SupplierBooking {
  return {
    bookingId: booking.uuid,
    state: stateOf[booking.status],
    supplierReference: booking.supplierReference ?? null,
    expiresAt: booking.utcExpiresAt ?? null,
    total: grosze(booking.pricing),
    isCancellable: booking.cancellable,
    codes: [
      ...codesOf(booking.voucher, null),
      ...booking.unitItems.flatMap(({ ticket, unitId }) => codesOf(ticket, unitId)),
    ],
  }
}

function codesOf(ticket: OctoBooking['voucher'], kindId: string | null): TicketCode[] {
  return (ticket?.deliveryOptions ?? []).flatMap(({ deliveryFormat, deliveryValue }) => {
    const format = formats.find((one) => one === deliveryFormat)
    return format ? [{ format, value: deliveryValue, kindId }] : []
  })
}

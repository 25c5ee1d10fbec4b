export type { NearestOffers, OpenedCart, QueueLater } from './carts/open-carts.ts'
export { fairShare } from './fair-share/fair-share.ts'
export type { Asker } from './fair-share/kept-rows.ts'
export type { PayuSettings } from './gateway/payu-calls.ts'
export { payuGateway } from './gateway/payu-gateway.ts'
export { migrateBooking } from './migrate-booking.ts'
export type { OnceRefusal } from './once.ts'
export { type Booking, type BookingOptions, openBooking } from './open-booking.ts'
export type { PlaceRefusal } from './orders/place-order.ts'
export { documentsOf } from './papers/draw-documents.ts'
export { openPapers, type Papers, type PapersOptions } from './papers/open-papers.ts'
export { orderCalendar } from './papers/order-calendar.ts'
export type { SettleRefusal } from './payments/settle.ts'
export {
  notifyPath,
  type PaymentBegun,
  type PaymentRefusal,
  type PaymentStart,
} from './payments/start-payment.ts'
export {
  type FlightWishes,
  type HeldSeats,
  type HoldRefusal,
  openSeats,
  type Seats,
} from './seats/open-seats.ts'
export { noSeats, type SeatClaims, type SeatsLost } from './seats/seat-claims.ts'
export type { ClaimedSeat } from './seats/seat-watch.ts'

export type { OwnerRefusal, PeopleRefusal } from './after-sale/change-people.ts'
export { type OrderChange, tripFactsOf } from './after-sale/change-rows.ts'
export type { ChangeTerms } from './after-sale/change-terms.ts'
export type {
  ChangeQuote,
  ChangeRefusal,
  ChangeWish,
  ConfirmChangeRefusal,
} from './after-sale/change-trip.ts'
export type {
  ConfirmUpsellsRefusal,
  QuoteUpsellsRefusal,
  UpsellsQuote,
} from './after-sale/change-upsells.ts'
export type { CircumstanceLine } from './after-sale/circumstances.ts'
export type { CancelQuote, SeenQuote } from './after-sale/quote-rows.ts'
export type { RemindRefusal } from './after-sale/remind-due.ts'
export type { UpsellsOffer } from './after-sale/upsells-offer.ts'
export {
  type AircraftRefusal,
  type AircraftWish,
  aircraftNames,
  type SeatsAfter,
} from './aircraft/aircraft-change.ts'
export { keyHash, newCartId, newCartKey } from './carts/cart-key.ts'
export type { NearestOffers, OpenedCart, QueueLater } from './carts/open-carts.ts'
export type { AnnouncedNotice, AnnouncementLine, Concerned, DeskFlight } from './desk/announcement-rows.ts'
export {
  type DeskPlace,
  type FreeToLeave,
  type FreeToLeaveAll,
  mostFreeToLeave,
} from './desk/circumstance-rows.ts'
export type { FoundOrder } from './desk/find-orders.ts'
export { deskPage } from './desk/find-orders.ts'
export type { FlightOnDay, HotelArrivals, HotelNames } from './desk/list-rows.ts'
export { type FlightLoadLine, type LoadLine, loadPage } from './desk/load-rows.ts'
export type { ArrearsLine, DayLine, PaymentLine, RefundLine } from './desk/money-rows.ts'
export { moneyPage, readMoneyPlace } from './desk/money-rows.ts'
export type { EmailPreview } from './desk/notice-preview.ts'
export { type Desk, openDesk, type WaitingReview } from './desk/open-desk.ts'
export {
  type DaySpan,
  type OrderSteps,
  type SalesGroup,
  type SalesLine,
  salesGroups,
} from './desk/sales-rows.ts'
export { transferTo } from './documents/company.ts'
export type { DocumentsOptions } from './documents/documents-options.ts'
export { documentsOf, sentDocuments } from './documents/draw-documents.ts'
export { type Documents, openDocuments } from './documents/open-documents.ts'
export { orderCalendar } from './documents/order-calendar.ts'
export { correctionsOf, formerDocuments } from './documents/order-versions.ts'
export type { PrintedList } from './documents/printed-list.ts'
export { type FairShare, fairShare, isTooMuch, type Kept } from './fair-share/fair-share.ts'
export { type Asker, keeperKeys, nobody } from './fair-share/kept-rows.ts'
export { openGateways } from './gateway/gateways.ts'
export type { P24Settings } from './gateway/p24-calls.ts'
export { p24Gateway } from './gateway/p24-gateway.ts'
export type { PayuSettings } from './gateway/payu-calls.ts'
export { payuGateway } from './gateway/payu-gateway.ts'
export type { IdempotencyRefusal } from './idempotency.ts'
export { type Arrival, type Way, ways } from './lists/arrivals.ts'
export type { FlightOfDay, Passenger } from './lists/passenger-list.ts'
export type { RoomLine } from './lists/rooming-list.ts'
export { migrateBooking } from './migrate-booking.ts'
export type { NoticeAnswer, NoticeRefusal } from './notices/answer-notice.ts'
export type { OnBehalf, SecondPersonNeeded, StaffAsks } from './on-behalf/confirmer.ts'
export type { ConfirmRefundRefusal, RefundQuote, RefundRefusal } from './on-behalf/give-refund.ts'
export { orderAmounts } from './on-behalf/order-amounts.ts'
export type { Proposal, ProposalKind } from './on-behalf/proposal.ts'
export type { ConfirmProposalRefusal, ProposeRefusal } from './on-behalf/propose.ts'
export type { RefundPrice } from './on-behalf/refund-price.ts'
export {
  type SecondPerson,
  type SecondPersonRefusal,
  secondPersonRefusal,
} from './on-behalf/second-person.ts'
export { type Booking, type BookingOptions, openBooking } from './open-booking.ts'
export { documentsUntil, wholeUntil } from './orders/how-long-kept.ts'
export { knownOfOrders } from './orders/known-of-orders.ts'
export { orderNumberOf } from './orders/order-number.ts'
export { buyerOf, hasBuyer, ownedNumbers } from './orders/order-numbers.ts'
export type { PlaceRefusal } from './orders/place-order.ts'
export type { PaymentBegun, PaymentRefusal } from './payments/attempt.ts'
export { notifyPath } from './payments/notify-path.ts'
export type { PurchaseStart } from './payments/purchase-payment.ts'
export type { PurchaseMoney, PurchaseRefund, PurchaseRefundRefusal } from './payments/purchase-rows.ts'
export type { GoesBack, PurchasePaymentName, PurchaseStanding, Purchases } from './payments/purchases.ts'
export type { SettleRefusal } from './payments/settle.ts'
export type { PaymentStart } from './payments/start-payment.ts'
export { photoSender } from './reviews/review-trips.ts'
export type { SaleChange, SaleRefusal, UndoRefusal } from './sale/sale-change.ts'
export type { SaleLine } from './sale/sale-preview.ts'
export { type SaleFacts, type SaleHistoryLine, salePage } from './sale/sale-rows.ts'
export {
  type FlightWishes,
  type HeldSeats,
  type HoldRefusal,
  openSeats,
  type Seats,
} from './seats/open-seats.ts'
export { noSeats, type SeatClaims, type SeatsLost } from './seats/seat-claims.ts'
export type { ClaimedSeat } from './seats/seat-watch.ts'
export { openSharing, type Sharing } from './sharing/open-sharing.ts'
export type { OpenedPreview } from './sharing/previews.ts'
export type { DocumentsRefusal } from './sharing/send-documents.ts'
export { openStore, type Store } from './store.ts'
export type {
  AssignRefusal,
  PreviewedTransfer,
  TransferAnswer,
} from './transfers/book-transfers.ts'
export type { RefundToSend, UnfitPayment } from './transfers/transfer-rows.ts'
export {
  type DocumentsOfOrders,
  openTravellerData,
  type TravellerData,
  type TravellerDataRefusal,
} from './traveller-data/open-traveller-data.ts'

export { cancelPrice } from './after-sale/cancel-price.ts'
export { canChangeFreely, changeFee } from './after-sale/change-price.ts'
export { partyAfter } from './after-sale/change-terms.ts'
export { type ChangedPart, changedParts } from './after-sale/changed-parts.ts'
export { type ChangedParty, withoutPerson, withPerson } from './after-sale/changed-party.ts'
export {
  type Circumstance,
  type CircumstanceReason,
  circumstanceReasons,
} from './after-sale/circumstances.ts'
export { type PersonChange, personChange } from './after-sale/person-change.ts'
export { refundBy } from './after-sale/refund-by.ts'
export { wishOf } from './after-sale/upsells-offer.ts'
export { laterDay } from './after-sale/upsells-schedule.ts'
export type { Cart, CartPart, CartRefusal, LostSeats, Requote } from './cart.ts'
export { type CartPrice, cartPrice, type PriceLine, priceLineTypes } from './cart-price.ts'
export {
  type DeskQuestion,
  placeText,
  readDeskQuestion,
  readDeskWords,
} from './desk/desk-question.ts'
export type { DocumentName, SentName } from './documents/draw-documents.ts'
export type * from './gateway/payment-gateway.ts'
export { isCalledOff } from './notices/called-off.ts'
export { changesOf } from './notices/changes-of.ts'
export type {
  Announcement,
  LegHours,
  NoticeSubstitute,
  OrderNotice,
  SubstituteWish,
  TripChange,
} from './notices/notice.ts'
export { noticePath } from './notices/notice-path.ts'
export {
  type Goodwill,
  type GoodwillKind,
  goodwillKinds,
  longestReason,
  needsSecondPerson,
  usualSecondPersonAbove,
} from './on-behalf/goodwill.ts'
export { mostToGive } from './on-behalf/refund-price.ts'
export {
  type DueAmount,
  type Order,
  type OrderCustomer,
  type OrderHolder,
  type OrderPayment,
  type OrderRefund,
  type PaymentVariant,
  paymentVariants,
  type TakenSeat,
} from './order.ts'
export { isOrderNumber } from './orders/order-number.ts'
export { type OrderWishFaults, readOrderWish } from './orders/read-order-wish.ts'
export { type Reservations, reservationsOf } from './orders/reservations.ts'
export type { Contact, Participant } from './participant.ts'
export { birthdayOnTrip } from './participants/birth-date.ts'
export type { CheckoutFault, CheckoutFaults } from './participants/checkout-faults.ts'
export {
  type ConsentName,
  type Consents,
  marketingConsents,
  noConsents,
  obligatoryConsents,
  readConsents,
} from './participants/consents.ts'
export { enteredOrder } from './participants/entered-order.ts'
export { type FittedParty, fitParty, type PartyChange } from './participants/fit-party.ts'
export { type PartyMember, partyMembers } from './participants/party-members.ts'
export { contactField, readContact } from './participants/read-contact.ts'
export { participantField, readParticipants } from './participants/read-participants.ts'
export { type SavedPerson, savedField, typedOfSaved, withSaved } from './participants/saved-people.ts'
export { readChosen, reorderChosen, upsellField } from './participants/upsell-fields.ts'
export { type MethodKind, methodKinds } from './payments/method-kinds.ts'
export { readAmount } from './payments/own-amount.ts'
export {
  isWithinLimits,
  methodField,
  type PayFormFault,
  type PayOption,
  payOptions,
  readPayment,
} from './payments/pay-rules.ts'
export { dueAfter, nextDue, paymentSchedule } from './payments/payment-schedule.ts'
export {
  canPayOwn,
  type OpenAmount,
  openAmount,
  readTripPayment,
  type TripPaymentFault,
} from './payments/trip-payment.ts'
export { reviewPath } from './reviews/review-path.ts'
export {
  canReview,
  editableUntil,
  type ReviewFaults,
  readReview,
  type TripPhoto,
  type TripReview,
  type WrittenReview,
} from './reviews/trip-review.ts'
export { adjacentSeats } from './seats/adjacent-seats.ts'
export {
  type CabinLayout,
  type CabinRow,
  cabinLayout,
  type Seat,
  seatNamed,
  seatsOf,
} from './seats/cabin-layout.ts'
export { cabinOf } from './seats/fitting-seats.ts'
export { readSeatFields, seatField } from './seats/seat-fields.ts'
export { type SeatZone, seatPrice, seatZones } from './seats/seat-prices.ts'
export { type SeatedParty, type SeatRefusal, type SeatWish, seatRefusal } from './seats/seat-refusal.ts'
export { type FlightChoice, seatsTogether } from './seats/seats-together.ts'
export { readSeenSeats, seenSeats } from './seats/seen-seats.ts'
export { joinPath } from './sharing/join-path.ts'
export { type JoinFaults, readJoinWish } from './sharing/join-wish.ts'
export {
  type CartState,
  cartStates,
  type NoticeState,
  noticeStates,
  type OrderState,
  orderStates,
  type PaymentState,
  type ProposalState,
  paymentStates,
  type ReviewState,
  reviewStates,
  type SeatState,
  seatStates,
} from './states/booking-states.ts'
export { isFinal, mayBecome, type StateTable } from './states/state-table.ts'
export { readStatement, statementColumns } from './transfers/read-statement.ts'
export { type Statement, type StatementFault, statementText } from './transfers/statement.ts'
export type { Misfit, ReceivedTransfer, Transfer } from './transfers/transfer.ts'
export { numberIn } from './transfers/transfer-fit.ts'
export { documentField, documentOfField } from './traveller-data/document-fields.ts'
export { documentsOfBefore, type ToldDocument, withDocumentIds } from './traveller-data/document-ids.ts'
export {
  type DocumentNeed,
  type DocumentStanding,
  documentNeed,
  documentStanding,
  givenUntil,
} from './traveller-data/document-need.ts'
export { type Missing, whatIsMissing } from './traveller-data/what-is-missing.ts'
export {
  readWishes,
  type Wishes,
  type WishFault,
  type WishKind,
  wishField,
  wishKinds,
} from './traveller-data/wishes.ts'
export {
  type ChosenUpsell,
  lowestPrice,
  type Upsell,
  type UpsellType,
  type UpsellVariant,
  upsellTypes,
  variantPrice,
} from './upsell.ts'
export { type ChosenRefusal, chosenRefusals } from './upsells/chosen-refusals.ts'
export { type IncludedService, includedIn, luggageOn } from './upsells/included-services.ts'
export { offerUpsells } from './upsells/offer-upsells.ts'
export { priceLines } from './upsells/price-lines.ts'
export { isPromoted, promotedFirst } from './upsells/promoted-upsells.ts'
export {
  type CabinFares,
  passengersOf,
  type TripFacts,
  type TripFlight,
  tripFacts,
} from './upsells/trip-facts.ts'
export { type Upsells, type UpsellWords, upsellWords } from './upsells/upsell-words.ts'
export { wordKey } from './upsells/word-key.ts'

export type { Cart, CartPart, CartRefusal, LostSeats, Requote } from './cart.ts'
export { type CartPrice, cartPrice, type PriceLine } from './cart-price.ts'
export { type ChosenRefusal, chosenRefusals } from './extras/chosen-refusals.ts'
export { type Extras, type ExtraWords, extraWords } from './extras/extra-words.ts'
export { type IncludedService, includedIn, luggageOn } from './extras/included-services.ts'
export { insertUpsells } from './extras/insert-upsells.ts'
export { offerUpsells } from './extras/offer-upsells.ts'
export { priceLines } from './extras/price-lines.ts'
export { isPromoted, promotedFirst } from './extras/promoted-upsells.ts'
export {
  type CabinFares,
  passengersOf,
  type TripFacts,
  type TripFlight,
  tripFacts,
} from './extras/trip-facts.ts'
export { wordKey } from './extras/word-key.ts'
export type * from './gateway/payment-gateway.ts'
export {
  type DueAmount,
  type Order,
  type OrderCustomer,
  type OrderHolder,
  type OrderPayment,
  type PaymentVariant,
  paymentVariants,
  type TakenSeat,
} from './order.ts'
export { isOrderNumber } from './orders/order-number.ts'
export { type OrderWishFaults, readOrderWish } from './orders/read-order-wish.ts'
export { type Reservations, reservationsOf } from './orders/reservations.ts'
export type { DocumentName } from './papers/draw-documents.ts'
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
export { contactField, readContact } from './participants/read-contact.ts'
export { participantField, readParticipants } from './participants/read-participants.ts'
export { type Traveller, travellersOf } from './participants/travellers.ts'
export { readChosen, reorderChosen, upsellField } from './participants/upsell-fields.ts'
export {
  isWithinLimits,
  methodField,
  type PayFormFault,
  type PayOption,
  payOptions,
  readPayment,
} from './payments/pay-rules.ts'
export { dueAfter, nextDue, paymentSchedule } from './payments/payment-schedule.ts'
export { adjacentSeats } from './seats/adjacent-seats.ts'
export { type CabinLayout, type CabinRow, cabinLayout, type Seat, seatsOf } from './seats/cabin-layout.ts'
export { cabinOf } from './seats/fitting-seats.ts'
export { readSeatFields, seatField } from './seats/seat-fields.ts'
export { type SeatZone, seatPrice, seatZones } from './seats/seat-prices.ts'
export { type SeatedParty, type SeatRefusal, type SeatWish, seatRefusal } from './seats/seat-refusal.ts'
export { type FlightChoice, seatsTogether } from './seats/seats-together.ts'
export { readSeenSeats, seenSeats } from './seats/seen-seats.ts'
export {
  type CartState,
  cartStates,
  type OrderState,
  orderStates,
  type PaymentState,
  paymentStates,
  type SeatState,
  seatStates,
} from './states/booking-states.ts'
export { isFinal, mayBecome, type StateTable } from './states/state-table.ts'
export {
  type ChosenUpsell,
  lowestPrice,
  type Upsell,
  type UpsellType,
  type UpsellVariant,
  upsellTypes,
  variantPrice,
} from './upsell.ts'

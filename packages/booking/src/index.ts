export { type CartPrice, cartPrice, type PriceLine } from './cart-price.ts'
export { type ChosenRefusal, chosenRefusals } from './extras/chosen-refusals.ts'
export { insertUpsells } from './extras/insert-upsells.ts'
export { offerUpsells } from './extras/offer-upsells.ts'
export { priceLines } from './extras/price-lines.ts'
export {
  type CabinFares,
  type TripFacts,
  type TripFlight,
  travellersOf,
  tripFacts,
} from './extras/trip-facts.ts'
export type * from './gateway/payment-gateway.ts'
export {
  type DueAmount,
  type Order,
  type OrderPayment,
  type PaymentVariant,
  paymentVariants,
  type TakenSeat,
} from './order.ts'
export type { Contact, Participant } from './participant.ts'
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
  type Upsell,
  type UpsellType,
  type UpsellVariant,
  upsellTypes,
  variantPrice,
} from './upsell.ts'

export {
  type Attraction,
  type AttractionOption,
  type AttractionTexts,
  type Category,
  categories,
  isCategory,
  type TicketKind,
  type TicketType,
} from './model/attraction.ts'
export type { Availability, PickupPoint, Tickets } from './model/availability.ts'
export {
  type CancellationCutoff,
  type CancelledBy,
  cutoffHours,
  type FrozenPolicy,
  freeCancellationUntil,
  freeUntilWords,
  freezePolicy,
  refundOf,
} from './rules/cancellation.ts'
export { type ChoiceFault, choiceFaults, kindForAge, timeFaults } from './rules/choice-faults.ts'
export { type ChoicePrice, type PriceLine, type PriceRefusal, priceChoice } from './rules/price-choice.ts'
export {
  type AttractionBookingState,
  type AttractionCartState,
  type AttractionRefundState,
  attractionBookingStates,
  attractionCartStates,
  attractionRefundStates,
  owesAll,
} from './states/attraction-states.ts'

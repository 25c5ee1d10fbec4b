export { type FormField, type FormInput, type FormPerson, formOf, readItemData } from './asked/form-fields.ts'
export { type BuyerFault, type BuyerFaults, buyerField, readBuyer } from './asked/read-buyer.ts'
export { hasNames, namesOfSaved, savedHolderField } from './asked/saved-holder.ts'
export {
  holderName,
  holderNames,
  localMinuteWords,
  mapUrl,
  meetingWords,
  peopleWords,
  pickupPlace,
  refundDay,
  ticketCodes,
  whenWords,
} from './documents/item-facts.ts'
export {
  type Attraction,
  type AttractionOption,
  type AttractionTexts,
  type Category,
  categories,
  isCategory,
  type Question,
  type RequiredData,
  type TicketKind,
  type TicketType,
} from './model/attraction.ts'
export { isAttractionNumber, readAttractionNumber } from './model/attraction-number.ts'
export type {
  AttractionCart,
  AttractionChoice,
  AttractionContact,
  AttractionItem,
  AttractionOrder,
  ItemData,
  ItemKind,
} from './model/attraction-order.ts'
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
export { contactFaults, type DataFault, dataFaults } from './rules/data-faults.ts'
export { pickupNear, ticketsForAges } from './rules/for-travellers.ts'
export { meetingPointIn } from './rules/meeting-point.ts'
export { type ChoicePrice, type PriceLine, type PriceRefusal, priceChoice } from './rules/price-choice.ts'
export { type DataSchema, requiredSchema } from './rules/required-schema.ts'
export { isValidTicket, ticketEndsAt } from './rules/ticket-validity.ts'
export {
  type AttractionFacet,
  type AttractionFilter,
  type AttractionQuery,
  type AttractionSort,
  attractionFacets,
  attractionSorts,
  emptyAttractionQuery,
} from './search/attraction-query.ts'
export type { ListedAttraction } from './search/listed-attraction.ts'
export type { AttractionRepair, AttractionResult, OpenDay } from './search/search-attractions.ts'
export type { AttractionSuggestion } from './search/suggest-attractions.ts'
export {
  type AttractionBookingState,
  type AttractionCartState,
  type AttractionRefundState,
  attractionBookingStates,
  attractionCartStates,
  attractionOrderStates,
  attractionRefundStates,
  owesAll,
} from './states/attraction-states.ts'

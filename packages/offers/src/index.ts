// Types of offers, for pages and API calls. Nothing here needs Node.

export type { AllOffers } from './all-offers.ts'
export type { CharterResult } from './charter-flights.ts'
export type { CharterListing } from './charter-listing.ts'
export type { CharterOffer } from './charter-offer.ts'
export type { CharterPlace } from './charter-places.ts'
export type { PlaceOffer } from './cheapest-by-place.ts'
export type { NamedCode } from './code-names.ts'
export type { OffersCount } from './count-offers.ts'
export type { PriceBar } from './engine/price-histogram.ts'
export type { CardChoice, CardRefusal, DepartureHour, RoomChoice } from './hotel-card.ts'
export type { HotelFacts, HotelRoom, HotelUnknown } from './hotel-facts.ts'
export type { HotelRefusal } from './hotel-stays.ts'
export type { SpanPrice } from './lowest-in-spans.ts'
export type { DestinationPrices } from './lowest-prices.ts'
export type { MapPin, MapPins } from './map-pins.ts'
export {
  hasHotel,
  isOneWay,
  type Offer,
  type OfferLeg,
  type OfferOccupancy,
  type OfferPlace,
} from './offer.ts'
export type { OwnPlaces } from './own-places.ts'
export type { DayPrice } from './price-calendar.ts'
export { type PricePart, priceParts } from './price-parts.ts'
export { pricePerPerson, type Quote } from './quote.ts'
export type { RegionOption } from './regions.ts'
export type { Repair } from './repairs.ts'
export type { RepriceRefusal } from './reprice.ts'
export type {
  AdditionalOption,
  AirportOption,
  GlobalSearchFilter,
  PlaceOption,
  SearchOption,
  SearchTag,
  TypeOption,
} from './search-form/global-search-options.ts'
export type { SearchRefusal } from './search-refusal.ts'
export type { FacetChoice, FacetFilter, Pagination, SearchResult } from './search-result.ts'
export type { SeoTarget } from './site-map.ts'
export type { Suggestion } from './suggest.ts'
export { cabinName } from './words.ts'

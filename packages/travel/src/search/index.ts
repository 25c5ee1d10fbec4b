export { canonicalSearchState } from './canonical-search-state.ts'
export {
  allOffersPageSize,
  listingPageSize,
  type OfferSearchRequest,
  priceSelector,
  type SearchFilter,
  toOfferSearchRequest,
} from './offer-search-request.ts'
export {
  checkPriceRange,
  encodePriceRange,
  type PriceRange,
  type PriceRangeRefusal,
  parsePriceRange,
  priceRangeFilterId,
} from './price-range.ts'
export { isFilterId, isNightsRange, isSearchCode, searchLimits } from './search-limits.ts'
export { decodeSearchParams, encodeSearchParams, listingAddress, listingHref } from './search-params.ts'
export { decodeSearchQuery, encodeSearchQuery } from './search-query.ts'
export { defaultSearchState, type SearchState } from './search-state.ts'
export {
  charterSortFields,
  defaultSortCode,
  isSortCode,
  listingSortCodes,
  type SortCode,
  sortFromGroup,
  sortMeaning,
  sortOrders,
} from './sort.ts'

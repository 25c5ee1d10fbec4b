export {
  isFacet,
  type ListingForm,
  listingField,
  ofSearchForm,
  rangeOf,
  sentListingForm,
  stateFromListingForm,
} from './listing-form.ts'
export { departureWindows, requestWithinWindow, sortsOf, withinWindow } from './listing-sorts.ts'
export { sortCookie, sortCookieAge } from './sort-cookie.ts'

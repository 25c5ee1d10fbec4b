// — The shop's languages, money, time

export { announcedReduction } from './announced-reduction.ts'
export type { Clock } from './clock.ts'
export { defaultLocale, isLocale, type Locale, locales, localisedPath, splitLocale } from './locale.ts'
export { type Currency, currencySymbols, formatMoney, groupThousands } from './money.ts'
export { accepted, type Outcome, refused } from './outcome.ts'
export { type PluralForm, pluralForm, pluralForms } from './plurals.ts'

// — Days

export { ageOn, childBirthDateRange } from './age.ts'
export {
  addDays,
  addMonths,
  daysBetween,
  firstDayOfMonth,
  formatDate,
  type IsoDay,
  isIsoDay,
  lastDayOfMonth,
  parseDate,
  weekdayOf,
} from './calendar-date.ts'
export { type CalendarEvent, calendarFile } from './calendar-file.ts'
export { dayAfterKey, monthWeeks } from './calendar-month.ts'
export { type DateWindow, isWithinWindow } from './date-window.ts'
export { dayFormat } from './day-format.ts'
export { dayNumber, dayOfNumber } from './day-number.ts'
export { calendarRange, type DayRange, isFullMonth, monthRange } from './month-range.ts'
export { type Season, seasonOf } from './season.ts'
export { dayOf, formatTime, formatTimestamp, parseTimestamp } from './timestamp.ts'
export { weekdayAbbreviation } from './weekday.ts'

// — What is sold

export { chosenDayParts, type DayPart, dayPartAt, dayPartFilter, dayParts, isDayPart } from './day-part.ts'
export {
  type CabinClass,
  cabinClasses,
  isScheduledAirline,
  type TripDirection,
  tripDirections,
} from './flight.ts'
export {
  type HotelCardAddress,
  hotelCardAddress,
  hotelPath,
  hotelSegment,
  readHotelCardAddress,
} from './hotel-card-address.ts'
export {
  clickedLinkIn,
  type HotelCardParams,
  keptCardParams,
  readHotelCardParams,
} from './hotel-card-params.ts'
export {
  encodeOfferCode,
  type OfferCodeRefusal,
  type OfferFlight,
  type OfferParts,
  type OfferRoom,
  parseOfferCode,
} from './offer-code.ts'
export {
  type AdditionalType,
  additionalTypeFilter,
  additionalTypes,
  isAdditionalType,
  type LinkOfferType,
  linkOfferTypes,
  type OfferType,
  offerTypes,
  travelsByPlane,
  tripTypeOf,
} from './offer-type.ts'
export {
  type CancellationStep,
  cancellationSteps,
  handOverUntil,
  type PaymentPlan,
  paymentPlan,
} from './payment-plan.ts'
export { placeWords } from './place-words.ts'
export { reservationAddress, reservationPath } from './reservation-address.ts'
export {
  defaultTripType,
  type HolidayType,
  holidayTypes,
  isTripType,
  offerCodeSegment,
  type SearchDropdown,
  searchDropdowns,
  type TripType,
  type TripTypeConfiguration,
  tripTypeConfiguration,
  tripTypeLabels,
  tripTypeOfSegment,
  tripTypes,
} from './trip-type.ts'

// — Who travels

export {
  checkRooms,
  defaultParty,
  maxParticipants,
  maxRooms,
  type Occupancy,
  occupancyOf,
  type Party,
  participantsCount,
  type RoomsRefusal,
  roomsAfterTripTypeChange,
  wholeParty,
} from './occupancy.ts'
export {
  addParticipant,
  childrenDatesErrorLabel,
  closeParticipants,
  defaultParticipants,
  flagMissingBirthDates,
  lacksBirthDate,
  type Participant,
  type ParticipantsUpdate,
  participantsOf,
  partyOf,
  removeParticipant,
  setBirthDate,
} from './participants.ts'
export { maximumParticipantsText, maximumParticipantsWarning } from './participants-warning.ts'
export {
  countPassengers,
  type PassengerKind,
  passengerKind,
  passengerKinds,
  seatsNeeded,
} from './passenger.ts'

export {
  fitsInRoom,
  otherDivisions,
  type RoomChoice,
  type RoomChoiceEvent,
  type RoomLimits,
  roomChoice,
  roomChoiceOf,
} from './room-choice.ts'

// — What a guest looks for

export {
  type AvailabilityMatrix,
  AvailabilityMatrixMaker,
  availabilityMatrix,
  type DatedDuration,
  type DurationPeriod,
  durationPeriods,
  type Named,
} from './availability-matrix.ts'
export { canonicalSearchState } from './canonical-search-state.ts'
export { type Coordinates, distanceKm, parseCoordinates } from './coordinates.ts'
export { mostWatched } from './last-watched.ts'
export {
  answerCame,
  answerFailed,
  type LatestAnswer,
  nothingAsked,
  questionAsked,
} from './latest-answer.ts'
export {
  isFacet,
  type ListingForm,
  listingField,
  ofSearchForm,
  rangeOf,
  sentListingForm,
  stateFromListingForm,
} from './listing-form.ts'
export { departureWindows, sortsOf, withinWindow } from './listing-sorts.ts'
export { type NearestStay, nearestStay } from './nearest-stay.ts'
export {
  hasMoreOffers,
  mergedOffers,
  type OfferList,
  type OfferListEvent,
  offerList,
  offerListOf,
} from './offer-list.ts'
export {
  allOffersPageSize,
  listingPageSize,
  type OfferSearchRequest,
  priceSelector,
  type SearchFilter,
  type SearchScope,
  toOfferSearchRequest,
} from './offer-search-request.ts'
export { type PlaceMark, type PlaceNode, placeMark, togglePlace } from './place-choice.ts'
export { matchesTyped, plainWords } from './plain-words.ts'
export {
  isPossibleChoice,
  openChoice,
  type PossibleChoices,
  possibleChoices,
  type StayChoice,
} from './possible-choices.ts'
export { type PriceLevel, type PriceStanding, priceStanding } from './price-level.ts'
export {
  checkPriceRange,
  encodePriceRange,
  type PriceRange,
  type PriceRangeRefusal,
  parsePriceRange,
  priceRangeFilterId,
} from './price-range.ts'
export {
  canOpen,
  lacksBirthDates,
  type SearchBar,
  type SearchBarEvent,
  searchBar,
  searchBarOf,
  withDraft,
} from './search-bar.ts'
export { searchOfForm } from './search-form.ts'
export { searchFormFields, searchFormPath } from './search-form-fields.ts'
export { isFilterId, isNights, isNightsRange, isSearchCode, searchLimits } from './search-limits.ts'
export { decodeSearchParams, encodeSearchParams, listingAddress, listingHref } from './search-params.ts'
export { decodeSearchQuery, encodeSearchQuery } from './search-query.ts'
export { defaultSearchState, type SearchState } from './search-state.ts'
export { seoNameOf } from './seo-name.ts'
export {
  type CharterSortCode,
  charterSortFields,
  defaultSortCode,
  isSortCode,
  listingSortCodes,
  type SortCode,
  type SortMeaning,
  sortFromGroup,
  sortMeaning,
  sortOrders,
} from './sort.ts'
export { sortCookie, sortCookieAge } from './sort-cookie.ts'
export {
  anyTravelDates,
  canBeFlexible,
  dayPicked,
  departureDays,
  flexibleDaysChoices,
  monthPicked,
  type TravelDates,
} from './travel-dates.ts'

// — The guest's device and privacy

export { isCampaignMark, withoutCampaignMarks } from './campaign-marks.ts'
export {
  allows,
  type Consent,
  type ConsentAnswer,
  consentAnswers,
  consentCookie,
  consentMaxAge,
  decideConsent,
  decodeConsent,
  encodeConsent,
  type OptionalCategory,
  optionalCategories,
  withdrawnCategories,
} from './consent-choice.ts'
export { type CookieName, cookieText, cookieValue } from './cookie-text.ts'
export { countedEvents } from './counted-events.ts'
export {
  breakpoints,
  type DeviceType,
  deviceOfWidth,
  deviceTypes,
  type OperatingSystem,
  operatingSystems,
} from './device.ts'
export { withoutPersonalData } from './personal-data.ts'
export { type StoredThing, storedCookies, thingsOf } from './stored-things.ts'
export { looksPersonal, trackableTexts } from './tracking-text.ts'

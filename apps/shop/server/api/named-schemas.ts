import * as aboutMe from './account/about-me-calls.schema.ts'
import * as accounts from './account/account-calls.schema.ts'
import * as complaints from './account/complaint-calls.schema.ts'
import * as mailbox from './account/mailbox-calls.schema.ts'
import * as myData from './account/my-data-calls.schema.ts'
import * as passkeys from './account/passkey-calls.schema.ts'
import * as reservations from './account/reservation-calls.schema.ts'
import * as tripChanges from './account/trip-change-calls.schema.ts'
import * as uploads from './account/upload-calls.schema.ts'
import * as attractionCheckout from './attraction-checkout/attraction-checkout.schema.ts'
import * as attractions from './attractions/attraction-calls.schema.ts'
import * as checkout from './checkout/checkout-answers.schema.ts'
import { method } from './checkout/checkout-calls.schema.ts'
import { held, row, seatsRefusal } from './checkout/seat-calls.schema.ts'
import * as content from './content-calls.schema.ts'
import * as card from './hotel-card/card-answers.schema.ts'
import * as reviews from './hotel-card/reviews.schema.ts'
import { money } from './money.schema.ts'
import { offerCard, picture } from './offer-card.schema.ts'
import * as quiz from './quiz-calls.schema.ts'
import { refusal } from './refusal.schema.ts'
import { globalSearchFilter } from './search/global-search.schema.ts'
import * as offers from './search/offer.schema.ts'
import { repair } from './search/repair.schema.ts'
import * as found from './search/search-answers.schema.ts'
import * as asked from './search/search-request.schema.ts'
import { searchState } from './search/search-state.schema.ts'
import { toldDocument, toldWishes } from './told-of-travellers.schema.ts'
import * as wishlist from './wishlist.schema.ts'

/** What many calls take or answer. The document describes each once, under this name, and clients have a type for it. */
export const namedSchemas = {
  Money: money,
  Refusal: refusal,
  LoginRefusal: accounts.loginRefusal,
  SeatsRefusal: seatsRefusal,

  MenuGroup: content.menuGroup,
  ContentPicture: content.contentPicture,
  Component: content.component,
  ContentPage: content.contentPage,
  Destination: content.destination,
  SearchCriteria: content.searchCriteria,
  Office: content.office,

  SearchRequest: asked.searchRequest,
  CharterRequest: asked.charterRequest,
  HotelRequest: asked.hotelRequest,
  SearchFilter: asked.filter,
  Paging: asked.metaData,
  Room: asked.room,
  SearchState: searchState,
  GlobalSearchFilter: globalSearchFilter,
  FlightLeg: offers.leg,
  Quote: offers.quote,
  Occupancy: offers.occupancy,
  NamedPlace: offers.place,
  Airport: offers.airport,
  Offer: offers.offer,
  CharterOffer: offers.charterOffer,
  Pagination: offers.pagination,
  Facet: offers.facet,
  PriceBar: offers.priceBar,
  Repair: repair,
  SearchResult: found.searchResult,
  OffersPage: found.offersPage,
  CharterResult: found.charterResult,
  ListingFilters: found.listingFilters,
  DayPrice: found.dayPrice,
  MapPins: found.mapPins,
  Suggestion: found.suggestion,
  OfferLink: found.offerLink,
  DestinationPrices: found.destinationPrices,
  Country: found.country,
  Picture: picture,
  OfferCard: offerCard,

  Hotel: card.hotel,
  OfferValidity: card.validity,
  ConfiguratorOption: card.option,
  ConfiguratorFilters: card.cardFilters,
  RoomChoices: card.roomChoices,
  AvailabilityMatrix: card.matrix,
  CalendarDay: card.calendarDay,
  PriceStanding: card.standing,
  PriceCalendar: card.priceCalendar,
  ChosenOffer: card.chosenOffer,
  Weather: card.weather,
  OfferAnalytics: card.analytics,
  Nearby: card.nearby,
  OfferUpsell: card.upsell,
  Reviews: reviews.answer,

  Participant: checkout.participant,
  Contact: checkout.contact,
  Consents: checkout.consents,
  ChosenUpsell: checkout.chosenUpsell,
  CartUpsell: checkout.upsell,
  CartPrice: checkout.cartPrice,
  CartProduct: checkout.product,
  CartPriceNow: checkout.price,
  Cart: checkout.cart,
  PaymentMethods: checkout.methods,
  PaymentChoice: method,
  OrderState: checkout.orderState,
  BegunPayment: checkout.begun,
  HeldSeats: held,
  CabinRow: row,
  TravelDocument: toldDocument,
  Wishes: toldWishes,

  Activity: attractions.activity,
  ActivityFacets: attractions.facets,
  AttractionItem: attractionCheckout.item,
  AttractionCart: attractionCheckout.cart,
  AttractionOrder: attractionCheckout.transaction,

  LoggedIn: accounts.loggedIn,
  Sentence: accounts.sent,
  PasskeyAnswer: passkeys.answered,
  NewPasskey: passkeys.made,
  PasskeyChallenge: passkeys.options,
  CustomerDetails: aboutMe.details,
  Companion: aboutMe.participant,
  Agreement: aboutMe.agreement,
  Session: myData.session,
  DataCopy: myData.copy,
  Reservation: reservations.reservation,
  TripMoney: reservations.moneyOf,
  Notices: reservations.notices,
  MissingOfTrip: reservations.missing,
  ChangeQuote: tripChanges.changeQuote,
  CancelQuote: tripChanges.cancelQuote,
  Message: mailbox.message,
  UploadedFile: uploads.kept,
  ComplaintCategory: complaints.category,

  QuizRule: quiz.rule,
  QuizQuestion: quiz.question,
  QuizPlace: quiz.place,
  QuizResult: quiz.result,
  WishlistCount: wishlist.savedCodes,
  SavedOffer: wishlist.savedOffer,
}

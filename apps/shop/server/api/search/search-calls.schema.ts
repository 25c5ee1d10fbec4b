import { z } from 'zod'
import { offerCard } from '../offer-card.schema.ts'
import { refusal } from '../refusal.schema.ts'
import { globalSearchFilter } from './global-search.schema.ts'
import { charterOffer, facet, list, offer } from './offer.schema.ts'
import {
  charterResult,
  country,
  dayPrice,
  destinationPrices,
  listingFilters,
  mapPins,
  offerLink,
  offersPage,
  searchResult,
  suggestion,
} from './search-answers.schema.ts'
import {
  allOffersRequest,
  charterRequest,
  hotelRequest,
  lowestPricesRequest,
  priceRequest,
  sameDayRequest,
  searchRequest,
  suggestRequest,
} from './search-request.schema.ts'
import { filtersAlone, searchState, searchStateWithFilters } from './search-state.schema.ts'

const tags = ['search']
export const invalid = { 400: refusal, 422: refusal }

export const globalSearchSchema = {
  summary:
    'Options of the search form after a choice: the body has the filters it was answered with, changed',
  tags,
  body: z.union([filtersAlone, searchStateWithFilters]),
  response: { 200: list(globalSearchFilter), ...invalid },
}

export const initialSearchSchema = {
  summary: 'Options of the search form at first, each with its number of hotels and lowest price',
  tags,
  body: searchState,
  response: { 200: list(globalSearchFilter), ...invalid },
}

const number = z.int().min(0)

export const countSchema = {
  summary: 'How many hotels a search finds',
  tags,
  body: searchRequest,
  response: { 200: number, ...invalid },
}

export const charterCountSchema = {
  summary: 'How many pairs of charter flights a search finds',
  tags,
  body: charterRequest,
  response: { 200: number, ...invalid },
}

export const searchSchema = {
  summary: 'A page of hotels with facets and histogram; when there are none, the nearest ways to some',
  tags,
  body: searchRequest,
  response: { 200: searchResult, ...invalid },
}

export const sameDaySchema = {
  ...searchSchema,
  summary: 'What leaves on the first day of the search',
  body: sameDayRequest,
}

export const charterSchema = {
  summary: 'A page of charter flights there and back; x-server names the node that answered',
  tags,
  body: charterRequest,
  response: { 200: charterResult, ...invalid },
}

export const charterTopSchema = {
  summary: 'The cheapest charter flight to each country, the cheapest first',
  tags,
  body: charterRequest,
  response: { 200: list(charterOffer), ...invalid },
}

export const promotedSchema = {
  summary: 'Reduced offers, the most looked for first',
  tags,
  body: searchRequest,
  response: { 200: list(offer), ...invalid },
}

export const topOffersSchema = { ...promotedSchema, summary: 'The offers guests look for most' }

export const offersLinksSchema = {
  summary: 'Addresses of the offers guests look for most',
  tags,
  body: searchRequest,
  response: { 200: list(offerLink), ...invalid },
}

export const regionsSchema = {
  summary: 'The tree of places with the number of hotels and the lowest price in each',
  tags,
  body: searchRequest,
  response: { 200: list(country), ...invalid },
}

export const listingFiltersSchema = {
  summary: 'Facets with exact counts and the histogram of prices of a search',
  tags,
  body: searchRequest,
  response: { 200: listingFilters, ...invalid },
}

export const mapPinsSchema = {
  summary:
    'Where the hotels of a search stand and what each costs, in the order of the list; 1,500 of them at most',
  tags,
  body: searchRequest,
  response: { 200: mapPins, ...invalid },
}

export const mapOfferSchema = {
  summary:
    'The cheapest offer of one hotel in a search, as the small card on a map shows it; null: it has none',
  tags,
  body: hotelRequest,
  response: { 200: z.object({ offer: offerCard.nullable() }), ...invalid, 404: refusal },
}

export const suggestSchema = {
  summary: 'Places and hotels by what the guest types, typos forgiven',
  tags,
  body: suggestRequest,
  response: { 200: list(suggestion), ...invalid },
}

export const priceSchema = {
  summary: 'The offer behind a code, priced now',
  tags,
  body: priceRequest,
  response: { 200: z.union([offer, charterOffer]), ...invalid, 404: refusal, 409: refusal },
}

export const calendarSchema = {
  summary: 'The lowest price of each day one can leave on',
  tags,
  body: searchRequest,
  response: { 200: list(dayPrice), ...invalid },
}

export const allOffersSchema = {
  summary: 'Everything one hotel sells to a party, page by page',
  tags,
  body: allOffersRequest,
  response: { 200: offersPage, ...invalid, 404: refusal },
}

export const lowestPricesSchema = {
  summary: 'The lowest price of each month in each country, region or resort',
  tags,
  body: lowestPricesRequest,
  response: { 200: list(destinationPrices), ...invalid },
}

export const destinationsFilterSchema = {
  summary: 'Countries whose lowest prices can be asked for',
  tags,
  body: searchRequest,
  response: { 200: facet, ...invalid },
}

import type { Picture } from '@wojaz/content'
import { having, isNumber, isText, orNull } from '../../browser/answer-shape.ts'
import type { OfferFacts } from './offer-facts.ts'

/** The fields of an offer, loaded by the browser, that a small card needs. */
export const isOfferFacts = having<OfferFacts>({
  code: isText,
  hotelCode: isText,
  hotelName: isText,
  place: isText,
  url: isText,
  picture: having<Picture>({}),
  departureDate: isText,
  returnDate: isText,
  airport: orNull(isText),
  stars: isNumber,
  nights: isNumber,
  perPerson: isNumber,
  total: isNumber,
  people: isNumber,
})

import { hasHotel, type Offer } from '@wojaz/offers'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { hotelCardAddress, reservationAddress, reservationPath } from '@wojaz/travel/offer-code'
import type { CheckoutStep } from '../checkout-header/checkout-header.tsx'

export type CartStep = Exclude<CheckoutStep, 'payment'>

export function isCartStep(text: string): text is CartStep {
  return text === 'recommendations' || text === 'participants' || text === 'summary'
}

/** A cart id has twelve characters; an offer code is always longer. */
export function isCartId(text: string): boolean {
  return /^[\w-]{12}$/.test(text)
}

export function stepAddress(locale: Locale, cartId: string, step: CartStep): string {
  const tail = step === 'recommendations' ? '' : `/${step}`
  return localisedPath(locale, reservationAddress(cartId) + tail)
}

/** This path segment takes the place of a cart id or offer code. */
export const failedPath = `${reservationPath}/failed`
const cartParameter = 'koszyk'

/** The page for an order that could not be placed. It links back to the cart. */
export function reservationFailedAddress(locale: Locale, cartId: string): string {
  return `${localisedPath(locale, failedPath)}?${cartParameter}=${cartId}`
}

export function cartOfFailed(search: URLSearchParams): string | null {
  const id = search.get(cartParameter) ?? ''
  return isCartId(id) ? id : null
}

export function paymentAddress(locale: Locale, orderNumber: string): string {
  return localisedPath(locale, `/pz/platnosc/${orderNumber}`)
}

/** Where another trip like this one is chosen: the card of its hotel, or the search where only the flight is sold. */
export function tripAddress(locale: Locale, offer: Offer): string {
  const { hotelUrl, tripType, offerCode } = offer
  return localisedPath(locale, hasHotel(offer) ? hotelCardAddress(hotelUrl, tripType, offerCode) : hotelUrl)
}

/** Documents to read before ordering, as files. */
export const documentFiles = {
  terms: '/pz/dokumenty/regulamin.html',
  standardForm: '/pz/dokumenty/standardowy-formularz-informacyjny.html',
} as const

/** Query parameters of a step: messages about the previous step. */
export const newsParameters = {
  /** How the travellers' documents differ from the offer, separated by commas. */
  changes: 'zmiana',
  /** The link for continuing later was sent. */
  later: 'pozniej',
  /** The token of a link in an email. */
  link: 'link',
} as const

import { type Locale, localisedPath } from '@wojaz/travel/locale'
import type { OfferFacts } from './offer-facts.ts'

interface Site {
  siteUrl: string
  locale: Locale
}

/** A list of holidays as structured data for search engines: each a trip with its hotel and the price for two. */
export function offerListSchema(offers: readonly OfferFacts[], { siteUrl, locale }: Site) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: offers.map((offer, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      item: tripSchema(offer, siteUrl, siteUrl + localisedPath(locale, offer.placeUrl)),
    })),
  }
}

function tripSchema(offer: OfferFacts, siteUrl: string, url: string) {
  const { hotelName, place, departureDate, returnDate } = offer
  return {
    '@type': 'TouristTrip',
    name: `${hotelName}, ${place}, ${departureDate} – ${returnDate}`,
    itinerary: {
      '@type': 'Hotel',
      name: hotelName,
      image: siteUrl + offer.picture.src,
      starRating: { '@type': 'Rating', ratingValue: offer.stars },
      address: place,
    },
    offers: {
      '@type': 'Offer',
      price: (offer.total / 100).toFixed(2),
      priceCurrency: 'PLN',
      availability: 'https://schema.org/InStock',
      url,
    },
  }
}

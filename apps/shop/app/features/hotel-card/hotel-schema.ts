import { type Locale, localisedPath } from '@wojaz/travel/locale'
import type { HotelCardView } from './hotel-card-view.ts'

interface Site {
  siteUrl: string
  locale: Locale
}

const context = { '@context': 'https://schema.org' }

/** The card as structured data for search engines: the hotel or the trip with its price, the breadcrumbs, the FAQ. */
export function hotelSchemas(view: HotelCardView, { siteUrl, locale }: Site): Record<string, unknown>[] {
  const { hotel } = view
  const full = (path: string) => siteUrl + localisedPath(locale, path)
  const steps = [...hotel.places, { name: hotel.name, url: hotel.url }]
  return [
    { ...context, ...(hotel.tripType === 'WO' ? tourSchema(view, full) : houseSchema(view, siteUrl, full)) },
    {
      ...context,
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, url }, position) => ({
        '@type': 'ListItem',
        position: position + 1,
        name,
        item: full(url),
      })),
    },
    ...(hotel.faq.length > 0 ? [questionSchema(view)] : []),
  ]
}

function houseSchema({ hotel, offer }: HotelCardView, siteUrl: string, full: (path: string) => string) {
  const [country, , resort] = hotel.places
  return {
    '@type': 'Hotel',
    name: hotel.name,
    url: full(hotel.url),
    description: hotel.shortDescription,
    image: hotel.pictures.map(({ src }) => siteUrl + src),
    starRating: { '@type': 'Rating', ratingValue: hotel.stars },
    ...(hotel.rating !== null && hotel.ratingCount > 0 && { aggregateRating: ratingSchema(hotel) }),
    address: { '@type': 'PostalAddress', addressLocality: resort?.name, addressCountry: country?.name },
    geo: { '@type': 'GeoCoordinates', ...hotel.coordinates },
    numberOfRooms: hotel.roomsCount,
    ...(hotel.facts.checkIn && { checkinTime: hotel.facts.checkIn }),
    ...(hotel.facts.checkOut && { checkoutTime: hotel.facts.checkOut }),
    amenityFeature: hotel.features
      .filter(({ facet }) => facet === 'facilities')
      .map(({ label }) => ({ '@type': 'LocationFeatureSpecification', name: label, value: true })),
    ...(offer && { makesOffer: offerSchema(offer, full) }),
  }
}

function tourSchema({ hotel, offer }: HotelCardView, full: (path: string) => string) {
  return {
    '@type': 'TouristTrip',
    name: hotel.name,
    url: full(hotel.url),
    description: hotel.shortDescription,
    itinerary: {
      '@type': 'ItemList',
      itemListElement: hotel.tour.map(({ title, text }, position) => ({
        '@type': 'ListItem',
        position: position + 1,
        item: { '@type': 'TouristAttraction', name: title, description: text },
      })),
    },
    ...(offer && { offers: offerSchema(offer, full) }),
  }
}

function ratingSchema({ rating, ratingCount }: HotelCardView['hotel']) {
  return { '@type': 'AggregateRating', ratingValue: rating, bestRating: 5, reviewCount: ratingCount }
}

function offerSchema({ offer, url }: NonNullable<HotelCardView['offer']>, full: (path: string) => string) {
  return {
    '@type': 'Offer',
    price: (offer.quote.total / 100).toFixed(2),
    priceCurrency: 'PLN',
    availability: 'https://schema.org/InStock',
    url: full(url),
  }
}

function questionSchema({ hotel }: HotelCardView) {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: hotel.faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

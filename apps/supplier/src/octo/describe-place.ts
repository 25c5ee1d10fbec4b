import type { Product } from '../catalogue/product.ts'
import type { Language, Six } from '../catalogue/six.ts'

const noIdentifiers = {
  googlePlaceId: null,
  applePlaceId: null,
  tripadvisorLocationId: null,
  yelpPlaceId: null,
  facebookPlaceId: null,
  foursquarePlaceId: null,
  baiduPlaceId: null,
  amapPlaceId: null,
}

const lookFor: Six = {
  pl: 'Szukaj tablicy z nazwą wycieczki; telefon do prowadzącego jest na bilecie.',
  cs: 'Hledejte ceduli s názvem výletu; telefon na průvodce je na vstupence.',
  ro: 'Căutați panoul cu numele excursiei; telefonul organizatorului este pe bilet.',
  hu: 'Keresse a program nevét viselő táblát; a szervező telefonszáma a jegyen van.',
  uk: 'Шукайте табличку з назвою екскурсії; телефон організатора є на квитку.',
  en: 'Look for the sign with the name of the trip; the host’s telephone number is on the ticket.',
}

/** Where one begins, and for tickets is let in. */
export function describeLocations({ meetingPoint, place, spot, category }: Product, language: Language) {
  return [
    {
      title: meetingPoint.title[language],
      shortDescription: category === 'ticket' ? null : lookFor[language],
      types: category === 'ticket' ? ['REDEMPTION', 'ADMISSION_INCLUDED'] : ['START', 'END'],
      minutesTo: null,
      minutesAt: null,
      place: {
        latitude: meetingPoint.latitude,
        longitude: meetingPoint.longitude,
        postalAddress: {
          streetAddress: null,
          addressLocality: spot.names[language],
          addressRegion: place.names[language],
          postalCode: null,
          addressCountry: place.country,
          postOfficeBoxNumber: null,
        },
        identifiers: noIdentifiers,
        sameAs: [],
      },
    },
  ]
}

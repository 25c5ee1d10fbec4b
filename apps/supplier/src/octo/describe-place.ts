import type { Product } from '../catalogue/product.ts'
import { type Language, six } from '../catalogue/six.ts'

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

const lookFor = six(
  'Szukaj tablicy z nazwą wycieczki; telefon do prowadzącego jest na bilecie.',
  'Hledejte ceduli s názvem výletu; telefon na průvodce je na vstupence.',
  'Căutați panoul cu numele excursiei; telefonul organizatorului este pe bilet.',
  'Keresse a program nevét viselő táblát; a szervező telefonszáma a jegyen van.',
  'Шукайте табличку з назвою екскурсії; телефон організатора є на квитку.',
  'Look for the sign with the name of the trip; the host’s telephone number is on the ticket.',
)
const driver = six(
  'Kierowca czeka przy wyjściu z tabliczką; jego telefon jest na bilecie.',
  'Řidič čeká u východu s cedulkou; jeho telefon je na voucheru.',
  'Șoferul așteaptă la ieșire cu o plăcuță; telefonul lui este pe bilet.',
  'A sofőr a kijáratnál táblával vár; a telefonszáma az utalványon van.',
  'Водій чекає біля виходу з табличкою; його телефон є на ваучері.',
  'The driver waits at the exit with a sign; the telephone number is on the voucher.',
)

/** The start and end, or the entrance. */
export function describeLocations(product: Product, language: Language) {
  const { meetingPoint, spot, category } = product
  const here = { title: meetingPoint.title[language], minutesTo: null, minutesAt: null }
  const at = placeOf(product, language)
  if (category === 'ticket')
    return [
      {
        ...here,
        shortDescription: null,
        types: ['REDEMPTION', 'ADMISSION_INCLUDED'],
        place: at(meetingPoint, true),
      },
    ]
  if (category !== 'transfer')
    return [
      {
        ...here,
        shortDescription: lookFor[language],
        types: ['START', 'END'],
        place: at(meetingPoint, true),
      },
    ]
  return [
    { ...here, shortDescription: driver[language], types: ['START'], place: at(meetingPoint, false) },
    {
      ...here,
      title: spot.names[language],
      shortDescription: null,
      types: ['END'],
      minutesTo: product.durationMinutes,
      place: at(spot, true),
    },
  ]
}

const placeOf =
  ({ place, spot }: Product, language: Language) =>
  (
    { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
    isInResort: boolean,
  ) => ({
    latitude,
    longitude,
    postalAddress: {
      streetAddress: null,
      addressLocality: isInResort ? spot.names[language] : null,
      addressRegion: place.names[language],
      postalCode: null,
      addressCountry: place.country,
      postOfficeBoxNumber: null,
    },
    identifiers: noIdentifiers,
    sameAs: [],
  })

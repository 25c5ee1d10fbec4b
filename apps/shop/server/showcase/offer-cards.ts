import { includedIn } from '@wojaz/booking'
import type { Picture } from '@wojaz/content'
import { type Offer, pricePerPerson } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { defaultPicture, isOwnPicture } from '@wojaz/pictures'
import type { Locale } from '@wojaz/travel/locale'
import { hotelCardAddress } from '@wojaz/travel/offer-code'
import { placeWords } from '@wojaz/travel/place'
import type { HolidayType } from '@wojaz/travel/trip'
import type { ListingOffer, OfferFacts } from '../../app/features/offer-cards/offer-facts.ts'
import { fewSeatsLeft } from './few-left.ts'

/** Turns offers into cards. Hotel pictures are read from Postgres once and cached, because they do not change with prices. */
export function cardMaker(offers: Pick<Offers, 'hotel'>) {
  const known = new Map<string, string[]>()

  async function picturesOf({ hotelCode, hotelName }: NamedHotel, locale: Locale): Promise<Picture[]> {
    const urls = known.get(hotelCode) ?? (await readPictures(hotelCode, locale))
    known.set(hotelCode, urls)
    return urls.map((src) => ({ src, alt: hotelName, width: 1200, height: 800 }))
  }

  async function readPictures(hotelCode: string, locale: Locale): Promise<string[]> {
    const found = await offers.hotel(hotelCode, locale)
    const urls = found.ok ? ownPictures(found.value.content).slice(0, mostPictures) : []
    return urls.length > 0 ? urls : [unknownView]
  }

  return {
    pictureOf: async (hotel: NamedHotel, locale: Locale): Promise<Picture> =>
      (await picturesOf(hotel, locale))[0] as Picture,
    toCards: (found: readonly Offer[], locale: Locale): Promise<OfferFacts[]> =>
      Promise.all(found.map(async (offer) => cardOf(offer, await picturesOf(offer, locale)))),
    toWideCards: (found: readonly Offer[], locale: Locale): Promise<ListingOffer[]> =>
      Promise.all(found.map(async (offer) => wideCardOf(offer, await picturesOf(offer, locale)))),
  }
}

type NamedHotel = Pick<Offer, 'hotelCode' | 'hotelName'>

/** The hotel card has more of them. */
const mostPictures = 6

/** For a hotel without pictures. */
const unknownView = defaultPicture('hotel')

/** The inventory stores a hotel's content as it was delivered, so every part is checked. */
function ownPictures(content: unknown): string[] {
  const { pictures } = Object(content) as { pictures?: unknown }
  const urls: unknown[] = Array.isArray(pictures) ? pictures.map((picture) => Object(picture).url) : []
  return urls.filter((url) => typeof url === 'string').filter(isOwnPicture)
}

function wideCardOf(offer: Offer, pictures: Picture[]): ListingOffer {
  const { departureFlight, returnFlight, breadcrumbs, latitude, longitude } = offer
  return {
    ...cardOf(offer, pictures),
    pictures,
    way: wayOf(breadcrumbs),
    hours:
      departureFlight && returnFlight
        ? { departure: departureFlight.departureTime, return: returnFlight.departureTime }
        : null,
    room: [...new Set(offer.occupancies.map(({ roomName }) => roomName))].join(', '),
    included: includedIn(offer),
    seatsLeft: fewSeatsLeft(offer),
    coordinates: { latitude, longitude },
  }
}

/** If region and resort have the same name, only the resort is shown. */
function wayOf(places: Offer['breadcrumbs']): ListingOffer['way'] {
  const steps = places.map(({ name }, depth) => ({ name, url: placeUrl(places.slice(0, depth + 1)) }))
  return steps.filter(({ name }, depth) => name !== steps[depth + 1]?.name)
}

function placeUrl(places: Offer['breadcrumbs']): string {
  return ['/wypoczynek', ...places.map(({ seoName }) => seoName)].join('/')
}

function cardOf(offer: Offer, [picture]: Picture[]): OfferFacts {
  const { quote, breadcrumbs } = offer
  const people = offer.occupancies.reduce((sum, room) => sum + room.participantsCount, 0)
  return {
    code: offer.offerCode,
    tripType: offer.tripType as HolidayType,
    hotelCode: offer.hotelCode,
    hotelName: offer.hotelName,
    stars: offer.stars,
    rating: offer.rating,
    ratingCount: offer.ratingCount,
    picture: picture as Picture,
    url: hotelCardAddress(offer.hotelUrl, offer.tripType, offer.offerCode),
    place: placeWords(breadcrumbs),
    placeUrl: placeUrl(breadcrumbs),
    departureDate: offer.departureDate,
    returnDate: offer.returnDate,
    nights: offer.duration,
    airport: offer.airportName,
    board: offer.boardName,
    perPerson: quote.perPerson,
    total: quote.total,
    people,
    reduction:
      quote.lowestPriceBefore === null
        ? null
        : {
            percent: quote.discountPercent,
            totalBefore: quote.lowestPriceBefore,
            perPersonBefore: pricePerPerson(quote.lowestPriceBefore, people),
          },
  }
}

import type { Picture } from '@wojaz/content'
import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { parseScene, sceneUrl } from '@wojaz/pictures'
import { hotelCardAddress, type Locale } from '@wojaz/travel'
import type { HolidayType, OfferFacts } from '../../app/features/offer-cards/offer-facts.ts'

/** Turns offers into cards. A hotel's picture lies in Postgres; once read it is kept, for it never changes with prices. */
export function cardMaker(offers: Pick<Offers, 'hotel'>) {
  const pictures = new Map<string, string>()

  async function pictureOf({ hotelCode, hotelName }: NamedHotel, locale: Locale): Promise<Picture> {
    const src = pictures.get(hotelCode) ?? (await readPicture(hotelCode, locale))
    pictures.set(hotelCode, src)
    return { src, alt: hotelName, width: 1200, height: 800 }
  }

  async function readPicture(hotelCode: string, locale: Locale): Promise<string> {
    const found = await offers.hotel(hotelCode, locale)
    return (found.ok && firstPicture(found.value.content)) || unknownView
  }

  return {
    pictureOf,
    toCards: (found: readonly Offer[], locale: Locale): Promise<OfferFacts[]> =>
      Promise.all(found.map(async (offer) => cardOf(offer, await pictureOf(offer, locale)))),
  }
}

type NamedHotel = Pick<Offer, 'hotelCode' | 'hotelName'>

/** For a hotel whose pictures nobody has delivered yet. */
const unknownView = sceneUrl({ kind: 'resort', style: 'spanish', light: 'morning', seed: 'hotel' })

/** The inventory keeps a hotel's content as it was delivered: nothing in it may be taken for granted. */
function firstPicture(content: unknown): string | null {
  const { pictures } = Object(content) as { pictures?: unknown }
  const url: unknown = Array.isArray(pictures) ? Object(pictures[0]).url : null
  const isOurs = typeof url === 'string' && (url.startsWith('/file/media/') || parseScene(url).ok)
  return isOurs ? url : null
}

function cardOf(offer: Offer, picture: Picture): OfferFacts {
  const { quote, breadcrumbs } = offer
  const [, region, resort] = breadcrumbs
  return {
    code: offer.offerCode,
    tripType: offer.tripType as HolidayType,
    hotelCode: offer.hotelCode,
    hotelName: offer.hotelName,
    stars: offer.stars,
    picture,
    url: hotelCardAddress(offer.hotelUrl, offer.tripType, offer.offerCode),
    place: [resort?.name, region?.name].filter(Boolean).join(', '),
    placeUrl: ['/wypoczynek', ...breadcrumbs.map(({ seoName }) => seoName)].join('/'),
    departureDate: offer.departureDate,
    returnDate: offer.returnDate,
    nights: offer.duration,
    airport: offer.airportName,
    board: offer.boardName,
    perPerson: quote.perPerson,
    total: quote.total,
    people: offer.occupancies.reduce((sum, room) => sum + room.participantsCount, 0),
    reduction:
      quote.discount > 0
        ? {
            percent: quote.discountPercent,
            totalBefore: quote.originalFullPrice,
            lowestBefore: quote.lowestPriceBefore,
          }
        : null,
  }
}

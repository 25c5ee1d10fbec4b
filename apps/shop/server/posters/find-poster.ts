import { hotelPoster, officePoster, type PagePoster, posterOf } from '@wojaz/content'
import type { Content } from '@wojaz/content/server'
import type { Offers } from '@wojaz/offers/server'
import type { Locale } from '@wojaz/travel/locale'
import { readHotelCardAddress } from '@wojaz/travel/offer-code'
import { readDestinationAddress } from '../../app/features/destinations/destination-address.ts'
import { officesUrl } from '../../app/features/offices/office-address.ts'
import { openingOf } from '../destinations/destination-page.ts'
import { findWay } from '../destinations/read-destination.ts'
import { readHotelContent } from '../hotel-card/hotel-content.ts'
import { hotelName } from '../hotel-card/hotel-view.ts'
import { serverI18n } from '../request/server-i18n.ts'

interface PosterSources {
  content: Content
  offers: Offers
}

/** A shared page is shown to strangers. */
const stranger = { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' }

/** The poster of the page at this path; null: there is no such page. It reads no offers, because a poster contains no price. */
export async function findPoster(
  path: string,
  locale: Locale,
  { content, offers }: PosterSources,
): Promise<PagePoster | null> {
  const written = await content.page(path, { locale, visitor: stranger, drafts: false })
  if (written.ok) return posterOf(written.value)
  return (
    (await posterOfPlace(path, locale, content)) ??
    (await posterOfHotel(path, locale, offers)) ??
    posterOfOffice(path, locale, content)
  )
}

async function posterOfPlace(path: string, locale: Locale, content: Content): Promise<PagePoster | null> {
  const address = readDestinationAddress(path)
  const found = address && (await findWay(address, content, { locale }))
  if (!found?.ok) return null
  const { title, picture } = openingOf(found.value.way, found.value.criteria)
  return { title, picture: picture?.src ?? null }
}

/** Only at the hotel's path: an offer is shared as its hotel. */
async function posterOfHotel(path: string, locale: Locale, offers: Offers): Promise<PagePoster | null> {
  const address = readHotelCardAddress(path)
  const found = address && (await offers.hotel(address.hotelCode, locale))
  if (!found?.ok || found.value.hotelUrl !== path) return null
  const { content, breadcrumbs } = found.value
  const { pictures } = readHotelContent(content)
  return hotelPoster({
    name: hotelName(found.value, locale),
    places: breadcrumbs,
    pictures: pictures.map(({ url }) => ({ src: url })),
  })
}

async function posterOfOffice(path: string, locale: Locale, content: Content): Promise<PagePoster | null> {
  if (!path.startsWith(`${officesUrl}/`)) return null
  const offices = await content.offices(locale)
  const office = offices.find(({ url }) => url === path)
  if (office) return officePoster(office)
  const city = offices.find(({ citySeoName }) => `${officesUrl}/${citySeoName}` === path)?.city
  if (!city) return null
  const { t } = serverI18n(await content.dictionary(locale))
  return { title: t('offices.cityTitle', { city }), picture: null }
}

import type { I18n, Translate } from '@wojaz/content'
import type { HotelFacts, Offer } from '@wojaz/offers'
import { dayOf } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import {
  type HotelCardAddress,
  type HotelCardParams,
  hotelCardAddress,
  keptCardParams,
  parseOfferCode,
  readHotelCardAddress,
  readHotelCardParams,
  shareableOfferCode,
} from '@wojaz/travel/offer-code'
import { placeWords } from '@wojaz/travel/place'
import { type RouterContextProvider, redirect } from 'react-router'
import type { HotelCardView } from '../../app/features/hotel-card/hotel-card-view.ts'
import { documentsOf } from '../content-pages/documents.ts'
import { deliveryContext, servicesContext, type Visit, visitContext } from '../request/context.ts'
import { keepResults } from '../request/keep-until.ts'
import type { Services } from '../request/services.ts'
import { offersOfPage } from '../showcase/offers-of-page.ts'
import { allOffersOf } from './all-offers.ts'
import { chosenOffer } from './chosen-offer.ts'
import { makeConfigurator } from './configurator.ts'
import { type FoundOffer, findOffer } from './find-offer.ts'
import { guardParts } from './guard-parts.ts'
import { readHotelView } from './hotel-view.ts'
import { cardUpsells } from './offer-upsells.ts'
import { otherHotels } from './other-hotels.ts'
import { makePriceCalendar } from './price-calendar.ts'
import { pricedOnce } from './priced-once.ts'
import { readReviews } from './read-reviews.ts'
import { reportUnknownBoards } from './report-boards.ts'
import { makeRoomChoice } from './room-choice.ts'
import { roomHints } from './room-hints.ts'
import { sectionNamed } from './section-named.ts'
import { staysAround } from './stays-around.ts'

/** Loads a hotel card; null: there is no such hotel, or the URL contains an invalid offer code. */
export async function loadHotelCard(context: Readonly<RouterContextProvider>, url: URL) {
  const services = context.get(servicesContext)
  const visit = context.get(visitContext)
  const address = readHotelCardAddress(visit.path)
  if (!address || (address.offer && !parseOfferCode(address.offer.offerCode).ok)) return null
  const hotel = await services.offers.hotel(address.hotelCode, visit.locale)
  if (!hotel.ok) return null
  const facts = hotel.value
  sendToRightAddress(address, facts, visit, url)
  beginAtSection(url)
  const { offers } = services
  const params = readHotelCardParams(url.searchParams)
  const kept = keptCardParams(params).toString()
  const found = await findOffer({
    offers,
    facts,
    address,
    url,
    kept: kept && `?${kept}`,
    locale: visit.locale,
  })
  const delivery = context.get(deliveryContext)
  const state = { params, kept, address: url.searchParams, i18n: delivery.i18n }
  const view = await readView(facts, found, services, visit, state)
  // A card without all parts is not cached, so that the next guest may get a complete one.
  if (view.failed.length === 0) delivery.keepUntil = keepResults(services.clock())
  return {
    view,
    locale: visit.locale,
    path: facts.hotelUrl,
    siteUrl: services.env.siteUrl,
    ...headOf(view, delivery.i18n.t),
  }
}

function headOf({ hotel, offer }: HotelCardView, t: Translate) {
  const [country, , resort] = hotel.places
  const place = placeWords([country, resort])
  const price = offer ? formatMoney(offer.offer.quote.perPerson) : null
  return {
    title: `${t('hotelCard.metaTitle', { hotel: hotel.name, place })} | Wojaż`,
    description: [
      hotel.shortDescription ?? `${hotel.name}, ${place}.`,
      price ? t('hotelCard.metaPrice', { price }) : '',
    ]
      .join(' ')
      .trim(),
  }
}

/** The code identifies the hotel. Another spelling of the name redirects to the canonical URL. */
function sendToRightAddress(
  { offer }: HotelCardAddress,
  { hotelUrl }: HotelFacts,
  { path, locale }: Visit,
  url: URL,
): void {
  const right = offer ? hotelCardAddress(hotelUrl, offer.tripType, offer.offerCode) : hotelUrl
  if (path !== right) throw redirect(localisedPath(locale, right) + url.search, 301)
}

/** A link may name a section of the card: redirects to the anchor of that section. */
function beginAtSection(url: URL): void {
  const section = sectionNamed(url.searchParams.get('scrollTo'))
  if (!section) return
  const rest = new URLSearchParams(url.searchParams)
  rest.delete('scrollTo')
  throw redirect(`${url.pathname}${rest.size > 0 ? `?${rest}` : ''}#${section}`)
}

/** The state in the URL besides the offer. */
interface CardState {
  params: HotelCardParams
  kept: string
  address: URLSearchParams
  i18n: I18n
}

async function readView(
  facts: HotelFacts,
  { offer, refusedParties, ...found }: FoundOffer,
  services: Services,
  visit: Visit,
  { params, kept, address, i18n }: CardState,
): Promise<HotelCardView> {
  const { content, showcase, booking, clock, reports } = services
  const offers = pricedOnce(services.offers)
  const { locale } = visit
  const today = dayOf(clock())
  const parts = guardParts(reports, facts.hotelUrl)
  if (offer) reportUnknownBoards(facts, offer, reports)
  const around =
    offer &&
    (await parts.read('configurator', () => staysAround(offer, { offers, locale }), null, 'calendar'))
  const readRooms = async () => {
    const isMultiroom = facts.multiroomEnabled
    const parties = refusedParties ?? offer?.occupancies ?? []
    const hints = offer && (await roomHints({ offers, isMultiroom, offer, parties, locale }))
    return makeRoomChoice({ offers, facts, offer, room: address.get('room'), hints, locale })
  }
  const readUpsells = async () => {
    const promoted = params.promotedUpsellCodes
    return offer ? cardUpsells({ upsells: await booking.upsells(offer), promoted, i18n }) : []
  }
  const month = address.get('month')
  const [
    hotel,
    layout,
    pages,
    template,
    roomChoice,
    configurator,
    calendar,
    offerList,
    upsells,
    others,
    reviews,
  ] = await Promise.all([
    readHotelView(facts, services, locale),
    content.layout(locale, visit.drafts),
    content.pageUrls(),
    content.template('hotelCard', { ...visit, directions: facts.breadcrumbs.map(({ code }) => code) }),
    parts.read('rooms', readRooms, noRooms),
    offer && around
      ? parts.read('configurator', () => makeConfigurator({ offers, facts, offer, around, locale }), null)
      : null,
    offer && around
      ? parts.read('calendar', () => makePriceCalendar({ offers, offer, around, month, locale }), null)
      : null,
    offer && parts.read('offers', () => allOffersOf({ offers, offer, params: address, locale }), null),
    parts.read('upsells', readUpsells, []),
    parts.read('others', () => otherHotels({ offers, showcase, facts, offer, locale }), nowhereElse),
    parts.read('reviews', () => readReviews(services.offers, facts.code, address), null),
  ])
  const page = template.ok ? template.value : null
  const chosen = offer && chosenOffer(offer, today)
  const shown = [...others.alternatives, ...others.nearby, ...others.similar]
  const asked = page && {
    page,
    path: facts.hotelUrl,
    locale,
    place: facts.regionCode,
    shown: new Set([facts.code, ...shown.map(({ hotelCode }) => hotelCode)]),
  }
  return {
    hotel,
    ...found,
    configurator,
    calendar,
    roomChoice,
    offerList,
    upsells,
    others,
    reviews,
    offer: chosen,
    documents: documentsOf({ tripType: facts.tripType, flies: offer?.departureFlight != null }, pages),
    kept,
    bidding: params.bidding,
    fullPrice: params.fullPrice,
    failed: parts.failed,
    template: page && asked ? { page, offers: await offersOfPage(asked, services) } : null,
    phone: { number: layout.header?.phone ?? '', hours: layout.header?.phoneHours ?? '' },
    shareUrl: offer && services.env.siteUrl + localisedPath(locale, sharedPath(offer)),
  }
}

/** Shared links must not contain birth dates. */
function sharedPath({ hotelUrl, tripType, offerCode }: Offer): string {
  return hotelCardAddress(hotelUrl, tripType, shareableOfferCode(offerCode))
}

const noRooms: HotelCardView['roomChoice'] = { occupancies: [], editing: 0, rooms: [], hints: null }
const nowhereElse: HotelCardView['others'] = { alternatives: [], nearby: [], similar: [] }

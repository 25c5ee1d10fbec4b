import type { HotelFacts } from '@wojaz/offers'
import {
  dayOf,
  formatMoney,
  type HotelCardAddress,
  hotelCardAddress,
  localisedPath,
  readHotelCardAddress,
} from '@wojaz/travel'
import type { i18n } from 'i18next'
import { type RouterContextProvider, redirect } from 'react-router'
import type { HotelCardView } from '../../app/features/hotel-card/hotel-card-view.ts'
import { keepBriefly } from '../keep-until.ts'
import { deliveryContext, servicesContext, type Visit, visitContext } from '../request-context.ts'
import type { Services } from '../services.ts'
import { offersOfPage } from '../showcase/offers-of-page.ts'
import { chosenOffer } from './chosen-offer.ts'
import { makeConfigurator } from './configurator.ts'
import { type FoundOffer, findOffer } from './find-offer.ts'
import { hotelView } from './hotel-view.ts'
import { makePriceCalendar } from './price-calendar.ts'
import { roomViews } from './room-views.ts'
import { staysAround } from './stays-around.ts'

const others = 6

/** The card of a hotel; null when no hotel has this code. */
export async function loadHotelCard(context: Readonly<RouterContextProvider>, url: URL) {
  const services = context.get(servicesContext)
  const visit = context.get(visitContext)
  const address = readHotelCardAddress(visit.path)
  if (!address) return null
  const hotel = await services.offers.hotel(address.hotelCode, visit.locale)
  if (!hotel.ok) return null
  const facts = hotel.value
  sendToRightAddress(address, facts, visit, url)
  const { offers } = services
  const found = await findOffer({ offers, facts, address, url, locale: visit.locale })
  const view = await readView(facts, found, services, visit, url.searchParams.get('month'))
  const delivery = context.get(deliveryContext)
  delivery.keepUntil = keepBriefly(services.clock())
  return {
    view,
    ...{ locale: visit.locale, path: facts.hotelUrl, siteUrl: services.env.siteUrl },
    ...headOf(view, delivery.i18n.t),
  }
}

function headOf({ hotel, offer }: HotelCardView, t: i18n['t']) {
  const [country, , resort] = hotel.places
  const place = [resort?.name, country?.name].filter(Boolean).join(', ')
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

/** The code finds the hotel; under another name, or in other letters, it is the same page at its own address. */
function sendToRightAddress(
  { offer }: HotelCardAddress,
  { hotelUrl }: HotelFacts,
  { path, locale }: Visit,
  url: URL,
): void {
  const right = offer ? hotelCardAddress(hotelUrl, offer.tripType, offer.offerCode) : hotelUrl
  if (path !== right) throw redirect(localisedPath(locale, right) + url.search, 301)
}

async function readView(
  facts: HotelFacts,
  { offer, ...found }: FoundOffer,
  services: Services,
  visit: Visit,
  month: string | null,
): Promise<HotelCardView> {
  const { content, showcase, offers, clock } = services
  const { locale } = visit
  const today = dayOf(clock())
  const around = offer && (await staysAround(offer, { offers, locale }))
  const [directions, prices, rooms, configurator, calendar, layout, nearby, template] = await Promise.all([
    content.directions(locale),
    showcase.fromPrices(),
    roomViews({ offers, facts, offer, locale }),
    offer && around ? makeConfigurator({ offers, facts, offer, around, locale }) : null,
    offer && around ? makePriceCalendar({ offers, offer, around, month, locale }) : null,
    content.layout(locale, visit.drafts),
    showcase.holidays(
      { tripType: facts.tripType, destinations: [facts.regionCode], count: others + 1 },
      locale,
    ),
    content.template('hotelCard', { ...visit, directions: facts.breadcrumbs.map(({ code }) => code) }),
  ])
  const hotel = hotelView(facts, { locale, directions, prices })
  const shown = nearby.cards.filter(({ hotelCode }) => hotelCode !== facts.code).slice(0, others)
  const page = template.ok ? template.value : null
  const asked = page && {
    ...{ page, path: facts.hotelUrl, locale, place: facts.regionCode },
    shown: new Set([facts.code, ...shown.map(({ hotelCode }) => hotelCode)]),
  }
  return {
    hotel,
    offer: offer && chosenOffer(offer, today),
    ...found,
    configurator,
    calendar,
    rooms,
    others: shown,
    template: page && asked ? { page, offers: await offersOfPage(asked, services) } : null,
    phone: { number: layout.header?.phone ?? '', hours: layout.header?.phoneHours ?? '' },
  }
}

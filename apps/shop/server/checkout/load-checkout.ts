import { obligatoryConsents, type PartyChange, partyMembers } from '@wojaz/booking'
import type { Offer } from '@wojaz/offers'
import { nearestOffers } from '@wojaz/offers/server'
import { dayOf } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { cancellationSteps } from '@wojaz/travel/money'
import { cabinField, parseOfferCode, readHotelCardParams } from '@wojaz/travel/offer-code'
import { betterCabins } from '@wojaz/travel/trip'
import { data, type RouterContextProvider, redirect } from 'react-router'
import {
  type CartStep,
  isCartId,
  newsParameters,
  stepAddress,
  tripAddress,
} from '../../app/features/checkout/checkout-address.ts'
import type { CheckoutDocument, CheckoutPage } from '../../app/features/checkout/checkout-view.ts'
import { documentsOf } from '../content-pages/documents.ts'
import { customerContext, servicesContext, visitContext } from '../request/context.ts'
import { orUnavailable } from '../request/or-unavailable.ts'
import { type CartOfPage, cartOfPage, openByLink, toCart } from './cart-of-page.ts'
import { readCarts } from './carts-cookie.ts'
import { savedPeople } from './saved-people.ts'
import { travellerDataOf } from './traveller-data.ts'

type Context = Readonly<RouterContextProvider>

/** The data of a step's page, with a fresh price at every visit. */
export async function loadCheckout(
  context: Context,
  request: Request,
  { id, step }: { id: string; step: CartStep },
): Promise<CheckoutPage> {
  if (!isCartId(id)) return openOffer(context, request, id)
  await openByLink(context, request, id)
  const news = new URL(request.url).searchParams
  const found = await cartOfPage(context, request, id)
  if (!found) return { kind: 'elsewhere' }
  const { cart } = found
  if (cart.state === 'abandoned') return { kind: 'abandoned', offerCode: cart.offerCode }
  const requote = await context.get(servicesContext).booking.requote(cart)
  if (!cart.offer || !cart.price) {
    return { kind: 'sold-out', cartId: id, before: requote.before, alternatives: requote.alternatives }
  }
  const isIncomplete = cart.participants.length === 0 || cart.contact === null
  if (step === 'summary' && isIncomplete) {
    throw redirect(stepAddress(context.get(visitContext).locale, id, 'participants'), 303)
  }
  return {
    kind: requote.kind === 'rise' ? 'rise' : 'step',
    ...(await viewOf(context, { ...found, offer: cart.offer, price: cart.price }, step, news)),
  }
}

type PricedCart = CartOfPage & {
  offer: NonNullable<CartOfPage['cart']['offer']>
  price: NonNullable<CartOfPage['cart']['price']>
}

async function viewOf(
  context: Context,
  { cart, key, offer, price }: PricedCart,
  step: CartStep,
  news: URLSearchParams,
) {
  const { locale } = context.get(visitContext)
  const now = context.get(servicesContext).clock()
  const today = dayOf(now)
  const {
    id,
    offeredUpsells,
    upsells,
    seats,
    lostSeats,
    promotedUpsells,
    participants,
    contact,
    consents,
    agreedTotal,
  } = cart
  return {
    step,
    cart: { id, offeredUpsells, upsells, seats, lostSeats, promotedUpsells },
    seatHold: seats.length > 0 ? await seatHold(context, id, now) : null,
    cartKey: key,
    offer,
    price,
    agreedTotal,
    participants,
    contact,
    consents,
    today,
    email: contact?.email ?? context.get(customerContext)?.email ?? '',
    ...(await savedPeople(
      context.get(servicesContext),
      step === 'participants' ? context.get(customerContext) : null,
    )),
    travellerData:
      step === 'participants'
        ? await travellerDataOf(context.get(servicesContext), cart, offer, locale)
        : null,
    offerUrl: tripAddress(locale, offer),
    members: partyMembers(offer.occupancies),
    changes: changesIn(news),
    isLaterSent: news.has(newsParameters.later),
    cancellation: cancellationSteps(offer.departureDate, today),
    documents: step === 'summary' ? await documents(context, offer) : [],
  }
}

async function seatHold(context: Context, cartId: string, now: Date) {
  const { until } = await context.get(servicesContext).seats.held(cartId)
  return until && { until: until.toISOString(), now: now.toISOString() }
}

/** Opens a cart of this browser for the offer of a card's link. If the offer is sold out, shows the nearest ones. */
async function openOffer(context: Context, request: Request, offerCode: string): Promise<CheckoutPage> {
  const { booking, cartCounts, offers } = context.get(servicesContext)
  const { locale } = context.get(visitContext)
  const parts = parseOfferCode(offerCode)
  if (!parts.ok) throw data({ code: 'page-not-found' }, { status: 404 })
  const keys = readCarts(request.headers.get('cookie') ?? undefined).map(({ key }) => key)
  await orUnavailable(cartCounts.count())
  const { searchParams } = new URL(request.url)
  const { bidding, promotedUpsellCodes } = readHotelCardParams(searchParams)
  const opened = await booking.openCart({
    offerCode,
    locale,
    keys,
    bidding,
    promotedUpsells: promotedUpsellCodes,
    cabin: betterCabins.find((cabin) => cabin === searchParams.get(cabinField)) ?? null,
  })
  if (opened.ok) throw toCart(context, request, opened.value, 'recommendations')
  const alternatives = await nearestOffers(offers, parts.value, locale)
  return { kind: 'sold-out', cartId: null, before: null, alternatives }
}

async function documents(context: Context, offer: Offer): Promise<CheckoutDocument[]> {
  const { content } = context.get(servicesContext)
  const { locale } = context.get(visitContext)
  const flies = offer.airportCode !== null
  const active = documentsOf({ tripType: 'WS', flies }, await content.pageUrls())
  return obligatoryConsents(offer)
    .toReversed()
    .flatMap((name) => {
      const document = active.find((one) => one.name === name)
      return document ? { name, url: localisedPath(locale, document.url) } : []
    })
}

const knownChanges: readonly PartyChange['change'][] = [
  'infant-is-child',
  'child-is-infant',
  'child-is-twelve',
  'child-is-under-twelve',
  'adult-is-child',
  'child-is-adult',
  'other-date',
]

function changesIn(news: URLSearchParams): PartyChange['change'][] {
  const told = news.get(newsParameters.changes)?.split(',') ?? []
  return knownChanges.filter((change) => told.includes(change))
}

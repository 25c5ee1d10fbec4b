import { includedIn, laterDay, type Order, type TakenSeat, upsellWords } from '@wojaz/booking'
import type { UpsellsOffer, UpsellsQuote } from '@wojaz/booking/server'
import { hasHotel } from '@wojaz/offers'
import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { TripView } from '../../app/features/attractions/attraction-view.ts'
import {
  choiceParameter,
  doneParameter,
  quoteParameter,
  seatsParameter,
} from '../../app/features/reservation/reservation-address.ts'
import type { OwnedView, UpsellsQuoteView, UpsellsView } from '../../app/features/reservation/upsells-view.ts'
import type { SeatMapView } from '../../app/features/seat-map/seat-map-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { tripView } from '../attractions/trip-view.ts'
import { planesOf } from '../checkout/seat-map.ts'
import { namesOf } from '../payment/names-of.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { notFound } from './not-found.ts'

type Say = Parameters<typeof upsellWords>[0]

/** The page of upsells. */
export async function upsellsPart(
  context: Context,
  request: Request,
  order: Order,
): Promise<UpsellsView & { tab: 'uslugi' }> {
  const { attractions, booking, clock } = context.get(servicesContext)
  const { t } = context.get(deliveryContext).i18n
  const { searchParams } = new URL(request.url)
  const today = dayOf(clock())
  const offer = await booking.upsellsOf(order)
  const asked = searchParams.get(quoteParameter)
  const id = asked ?? searchParams.get(choiceParameter)
  const quote = id === null ? null : await booking.upsellsQuote(order.number, id)
  if (id !== null && !quote) throw notFound()
  // The choices of an open quote stay ticked until it is accepted.
  const wish = quote?.isConfirmed ? null : quote
  const isOver = asked !== null && wish !== null && !wish.isOpen
  const map = offer.seatsUntil === null ? null : await orderSeatMap(context, order)
  return {
    tab: 'uslugi',
    included: includedIn(order.offer),
    owned: ownedViews(t, order, offer),
    open: offer.open,
    chosen: wish?.upsells ?? order.upsells,
    names: namesOf(order),
    ...(hasHotel(order.offer) && { placeUrl: order.offer.hotelUrl }),
    attractionWish: wishOf(tripView(attractions.index, order, { today, locale: localeOf(context) })),
    seatsUntil: map && offer.seatsUntil,
    hasSeats: order.seats.length > 0,
    seatMap: searchParams.has(seatsParameter) || (isOver && isOfSeats(wish)) ? map : null,
    wished: wish?.seats ?? null,
    quote: asked !== null && wish?.isOpen ? upsellsQuoteView(t, order, wish, today) : null,
    isQuoteOver: isOver,
    isDone: searchParams.has(doneParameter) || quote?.isConfirmed === true,
  }
}

/** The planes of a sold trip, with its own seats marked as held; null: no plane, or none with a seat map. */
export async function orderSeatMap(context: Context, order: Order): Promise<SeatMapView | null> {
  const services = context.get(servicesContext)
  const isOwn = (seat: { seat: string; cartId: string | null }, flightId: number) =>
    seat.cartId === order.number ||
    order.seats.some((own) => own.flightId === flightId && own.seat === seat.seat)
  const planes = await planesOf(services, order, isOwn)
  return planes && { ...planes, held: order.seats, until: null, now: services.clock().toISOString() }
}

function ownedViews(t: Say, order: Order, { owned, seatsUntil }: UpsellsOffer): OwnedView[] {
  const words = (lines: typeof owned, seats: readonly TakenSeat[]) =>
    upsellWords(t, { lines, seats, offer: order.offer, names: namesOf(order) })
  const things = words(owned, []).map((line, place) => ({ ...line, until: owned[place]?.until ?? null }))
  return [...things, ...words([], order.seats).map((line) => ({ ...line, until: seatsUntil }))]
}

/** The shelf determines the place itself. */
function wishOf(trip: TripView | null): NonNullable<UpsellsView['attractionWish']> {
  if (!trip) return {}
  const { date = null, dateTo = null, people = 2, trip: number = null } = trip.search
  return { date, dateTo, people, trip: number }
}

/** Whether the quote is only about seats. */
function isOfSeats({ added, returned }: UpsellsQuote): boolean {
  return added.length + returned.length === 0
}

export function upsellsQuoteView(t: Say, order: Order, quote: UpsellsQuote, today: IsoDay): UpsellsQuoteView {
  const { id, added, addedSeats, returned, returnedSeats, difference, price, refund, returns } = quote
  const parts = { offer: order.offer, names: namesOf(order) }
  return {
    id,
    difference,
    refund,
    total: price.total,
    isOfSeats: isOfSeats(quote),
    added: upsellWords(t, { ...parts, lines: added, seats: addedSeats }),
    returned: upsellWords(t, { ...parts, lines: returned, seats: returnedSeats }),
    methods: [...new Set(returns.map(({ method }) => method))],
    laterBy: difference > 0 ? laterDay(order, today) : null,
    validUntil: quote.expiresAt.toISOString(),
  }
}

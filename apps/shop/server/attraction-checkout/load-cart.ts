import { randomUUID } from 'node:crypto'
import { type AttractionCart, type AttractionItem, formOf } from '@wojaz/attractions'
import type { SavedPerson } from '@wojaz/booking'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import type { RouterContextProvider } from 'react-router'
import type {
  AttractionCartView,
  CartLine,
} from '../../app/features/attraction-checkout/attraction-checkout-view.ts'
import { ownTrip } from '../attractions/own-trip.ts'
import { readAttractionKeys } from '../checkout/attraction-cookies.ts'
import { savedPeople } from '../checkout/saved-people.ts'
import { customerContext, servicesContext, visitContext } from '../request/context.ts'
import { attractionLine } from './attraction-lines.ts'
import { namesForTickets } from './names-for-tickets.ts'
import { participantsOfTrip } from './participants-of-trip.ts'

type Context = Readonly<RouterContextProvider>

export interface CartOfBrowser {
  readonly key: string
  readonly cart: AttractionCart
}

/** The cart this browser is filling or paying; null: there is none, or it is bought. */
export async function cartOfBrowser(context: Context, request: Request): Promise<CartOfBrowser | null> {
  const { attractionSale } = context.get(servicesContext)
  const [key] = readAttractionKeys(request.headers.get('cookie') ?? undefined)
  const cart = key ? await attractionSale.cart(key) : null
  return key && cart && (cart.state === 'open' || cart.state === 'ordered') ? { key, cart } : null
}

/** Null: the cart is empty. */
export async function loadCart(context: Context, request: Request): Promise<AttractionCartView | null> {
  const found = await cartOfBrowser(context, request)
  if (!found || found.cart.items.length === 0) return null
  const { cart } = found
  const services = context.get(servicesContext)
  const customer = context.get(customerContext)
  const { locale } = context.get(visitContext)
  const [saved, trip, methods] = await Promise.all([
    savedPeople(services, customer),
    ownTrip(context, request, cart.tripNumber),
    services.booking.methods(locale),
  ])
  const now = services.clock()
  const participants = participantsOfTrip(trip)
  const { firstName, lastName, email } = customer ?? trip?.contact ?? {}
  const phone = saved.savedContact.phone || trip?.contact.phone
  return {
    items: cart.items.map((item) => cartLine(namesForTickets(item, participants), locale, now)),
    total: cart.total,
    heldUntil: cart.heldUntil?.toISOString() ?? null,
    buyer: cart.contact ?? {
      ...(email && { firstName, lastName, email }),
      ...(phone && { phone }),
    },
    people: [...saved.savedPeople, ...participants.filter((one) => !saved.savedPeople.some(isNamed(one)))],
    methods,
    attempt: randomUUID(),
    termsUrl: localisedPath(locale, '/regulamin'),
  }
}

const isNamed = (one: SavedPerson) => (other: SavedPerson) =>
  one.firstName === other.firstName && one.lastName === other.lastName

function cartLine(item: AttractionItem, locale: Locale, now: Date): CartLine {
  const { booking, people } = formOf(item, locale)
  return {
    ...attractionLine(item, locale, now),
    isOnRequest: !item.isConfirmedAtOnce,
    standing: item.state === 'asked' ? 'asked' : isHeld(item, now) ? 'held' : 'over',
    booking,
    persons: people,
  }
}

function isHeld({ state, heldUntil }: AttractionItem, now: Date): boolean {
  return state === 'on-hold' && (heldUntil === null || heldUntil > now)
}

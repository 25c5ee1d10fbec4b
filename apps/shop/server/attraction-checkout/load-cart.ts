import { randomUUID } from 'node:crypto'
import { type AttractionCart, type AttractionItem, formOf } from '@wojaz/attractions'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import type { RouterContextProvider } from 'react-router'
import type {
  AttractionCartView,
  CartLine,
} from '../../app/features/attraction-checkout/attraction-checkout-view.ts'
import { readAttractionKeys } from '../checkout/attraction-cookies.ts'
import { savedPeople } from '../checkout/saved-people.ts'
import { customerContext, servicesContext, visitContext } from '../request/context.ts'
import { attractionLine } from './attraction-lines.ts'
import { namesForTickets } from './names-for-tickets.ts'
import { travellersOfTrip } from './travellers-of-trip.ts'

type Context = Readonly<RouterContextProvider>

export interface CartOfBrowser {
  readonly key: string
  readonly cart: AttractionCart
}

/** The cart that this browser is filling; null: it has none, or it is bought. */
export async function cartOfBrowser(context: Context, request: Request): Promise<CartOfBrowser | null> {
  const { attractionSale } = context.get(servicesContext)
  const [key] = readAttractionKeys(request.headers.get('cookie') ?? undefined)
  const cart = key ? await attractionSale.cart(key) : null
  return key && cart && (cart.state === 'open' || cart.state === 'ordered') ? { key, cart } : null
}

/** Null: there is nothing in it. */
export async function loadCart(context: Context, request: Request): Promise<AttractionCartView | null> {
  const found = await cartOfBrowser(context, request)
  if (!found || found.cart.items.length === 0) return null
  const { cart } = found
  const services = context.get(servicesContext)
  const customer = context.get(customerContext)
  const { locale } = context.get(visitContext)
  const [saved, travellers, methods] = await Promise.all([
    savedPeople(services, customer),
    travellersOfTrip(context, request, cart.tripNumber),
    services.booking.methods(locale),
  ])
  const now = services.clock()
  return {
    items: cart.items.map((item) => cartLine(namesForTickets(item, travellers), locale, now)),
    total: cart.total,
    heldUntil: cart.heldUntil?.toISOString() ?? null,
    buyer: cart.contact ?? {
      ...(customer && { firstName: customer.firstName, lastName: customer.lastName, email: customer.email }),
      ...(saved.savedContact.phone && { phone: saved.savedContact.phone }),
    },
    people: [...saved.savedPeople, ...travellers],
    methods,
    attempt: randomUUID(),
    termsUrl: localisedPath(locale, '/regulamin'),
  }
}

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

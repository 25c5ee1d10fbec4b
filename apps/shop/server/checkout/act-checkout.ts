import {
  type Cart,
  type CartRefusal,
  type CheckoutFaults,
  fitParty,
  participantField,
  partyMembers,
  readChosen,
  readConsents,
  readContact,
  readParticipants,
  readSeenSeats,
  withSaved,
} from '@wojaz/booking'
import { address, emailFault, type Typed } from '@wojaz/mail'
import { hasHotel } from '@wojaz/offers'
import { dayOf } from '@wojaz/travel/dates'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import type { Outcome } from '@wojaz/travel/outcome'
import { data, type RouterContextProvider, redirect } from 'react-router'
import {
  type CartStep,
  newsParameters,
  paymentAddress,
  reservationFailedAddress,
  stepAddress,
} from '../../app/features/checkout/checkout-address.ts'
import type { CheckoutAnswer } from '../../app/features/checkout/checkout-view.ts'
import { customerContext, servicesContext, visitContext } from '../request/context.ts'
import { placeOf } from '../request/place-of.ts'
import { askerOf } from './asker.ts'
import { type CartOfPage, cartOfPage } from './cart-of-page.ts'
import { savedPeople } from './saved-people.ts'
import { readTravellerData, saveParticipants } from './traveller-data.ts'

type Context = Readonly<RouterContextProvider>

interface Acting extends CartOfPage {
  context: Context
  step: CartStep
  typed: Typed
  cookies: string | undefined
}

/** Handles the form of a step: goes on to the next step, or returns the faults. */
export async function actCheckout(
  context: Context,
  request: Request,
  { id, step }: { id: string; step: CartStep },
) {
  const typed = Object.fromEntries(
    [...(await request.formData())].map(([name, value]) => [name, String(value)]),
  )
  const { booking } = context.get(servicesContext)
  const found = await cartOfPage(context, request, id)
  // Without a key of the cart nothing can be done with it; not even its link can be sent.
  if (!found) return goTo(context, id, step)
  const cookies = request.headers.get('cookie') ?? undefined
  const acting: Acting = { ...found, context, step, typed, cookies }
  switch (typed.intent) {
    case 'later':
      return sendLater(acting)
    case 'resend':
      return thenSent(acting, await booking.resendLater(id, found.key, placeOf(context)))
    case 'alternative':
      await booking.update(id, found.key, { offerCode: typed.offerCode ?? '' })
      return goTo(context, id, step)
    case 'agree':
      await agree(acting)
      return goTo(context, id, step)
    case 'order':
      return order(acting)
    case 'fill':
      return fillSaved(acting)
    default:
      return step === 'recommendations' ? chooseUpsells(acting) : nameParticipants(acting)
  }
}

/** Going on accepts a lower price. A higher price must be accepted by its own button. */
async function agree({ context, cart, key, typed }: Acting): Promise<void> {
  const { price, agreedTotal, id } = cart
  const hasSeen = price !== null && String(price.offer) === typed.offerPrice
  const mayTake = typed.intent === 'agree' || (price !== null && price.total < agreedTotal)
  if (hasSeen && mayTake) {
    await context.get(servicesContext).booking.update(id, key, { agreedTotal: price.total })
  }
}

async function chooseUpsells(acting: Acting) {
  const { context, cart, key, typed, step } = acting
  await agree(acting)
  const upsells = readChosen(typed, cart.offeredUpsells)
  const saved = await context.get(servicesContext).booking.update(cart.id, key, { upsells })
  if (!saved.ok && saved.refusal.code === 'upsell-refused') {
    return mend({ faults: {}, typed, note: 'recommendations.gone' })
  }
  return goTo(context, cart.id, typed.intent === 'recount' ? step : 'participants')
}

async function nameParticipants(acting: Acting) {
  const { context, cart, key, typed } = acting
  const services = context.get(servicesContext)
  const { clock } = services
  const count = partyMembers(partyOf(cart)).length
  const people = readParticipants(typed, count, dayOf(clock()))
  const named = people.ok ? people.value : undefined
  const { locale } = context.get(visitContext)
  const contact = readContact(typed, named?.[0] ?? { firstName: '', lastName: '' }, locale)
  const customerId = context.get(customerContext)?.uid ?? null
  const told = await readTravellerData(services, typed, { cart, people: named, count, locale, customerId })
  if (!people.ok || !contact.ok || !told.ok) {
    const faults = Object.assign({}, ...[people, contact, told].map((read) => (read.ok ? {} : read.refusal)))
    return mend({ faults, typed, note: null })
  }
  await agree(acting)
  const changes = partyChanges(
    cart,
    people.value.map(({ birthDate }) => birthDate),
  )
  const { wishes, documents } = told.value
  const part = { participants: people.value, contact: contact.value, wishes }
  const saved = await saveParticipants(services, { cart, key }, part, documents)
  if (saved.ok) return goTo(context, cart.id, 'summary', changes ? { [newsParameters.changes]: changes } : {})
  if (saved.refusal.code === 'room-without-adult') {
    const field = participantField(saved.refusal.person, 'birthDate')
    const isFlightAlone = cart.offer !== null && !hasHotel(cart.offer)
    const fault = isFlightAlone ? 'party-without-adult' : 'room-without-adult'
    return mend({ faults: { [field]: fault }, typed, note: null })
  }
  return mend({ faults: {}, typed, note: 'participants.notForThese' })
}

/** Without scripts: renders the form again with the chosen people. */
async function fillSaved({ context, cart, typed }: Acting) {
  const saved = await savedPeople(context.get(servicesContext), context.get(customerContext))
  const filled = withSaved(typed, saved.savedPeople, partyMembers(partyOf(cart)).length)
  return data({ faults: {}, typed: filled, note: null } satisfies CheckoutAnswer)
}

function partyOf({ offer, offerCode }: Cart) {
  if (offer) return offer.occupancies
  const parts = parseOfferCode(offerCode)
  return parts.ok ? parts.value.rooms : []
}

/** How the birth dates differ from the offer, without naming the person. */
function partyChanges({ offer, offerCode }: Cart, birthDates: readonly string[]): string {
  const parts = parseOfferCode(offerCode)
  const fitted = parts.ok && offer ? fitParty(parts.value, birthDates, offer.returnDate) : null
  return fitted?.ok ? [...new Set(fitted.value.changes.map(({ change }) => change))].join(',') : ''
}

async function sendLater(acting: Acting) {
  const { context, cart, key, typed } = acting
  const email = address(typed, 'later')
  const fault = emailFault(email)
  if (fault) return mend({ faults: { later: fault }, typed, note: null })
  const later = { email, place: placeOf(context) }
  const sent = await context.get(servicesContext).booking.update(cart.id, key, { later })
  return thenSent(acting, sent)
}

function thenSent({ context, cart, typed, step }: Acting, sent: Outcome<unknown, CartRefusal>) {
  if (!sent.ok && sent.refusal.code === 'emails-used-up')
    return mend({ faults: { later: 'emails-used-up' }, typed, note: null })
  return goTo(context, cart.id, step, { [newsParameters.later]: '1' })
}

async function order(acting: Acting) {
  const { context, cart, key, typed, cookies } = acting
  const { booking } = context.get(servicesContext)
  const consents = readConsents(typed, cart.offer)
  if (!consents.ok) return mend({ faults: consents.refusal, typed, note: null })
  await booking.update(cart.id, key, { consents: consents.value })
  const placed = await booking.placeOrder(cart.id, key, {
    agreedTotal: Number(typed.total) || 0,
    seats: readSeenSeats(typed.seats),
    customerId: context.get(customerContext)?.uid,
    asker: askerOf(cookies, placeOf(context)),
  })
  if (placed.ok) return redirect(paymentAddress(context.get(visitContext).locale, placed.value.number), 303)
  switch (placed.refusal.code) {
    // The page itself shows what has happened to the price, the places or the seats.
    case 'price-changed':
    case 'cart-closed':
    case 'cart-incomplete':
    case 'date-not-on-sale':
    case 'room-sold-out':
    case 'flight-sold-out':
    case 'seats-lost':
      return goTo(context, cart.id, 'summary')
    case 'too-many-unpaid':
      return mend({ faults: {}, typed, note: 'summary.tooManyUnpaid', unpaid: placed.refusal.own })
    default:
      return redirect(reservationFailedAddress(context.get(visitContext).locale, cart.id), 303)
  }
}

function mend(answer: CheckoutAnswer & { faults: CheckoutFaults }) {
  return data(answer, { status: 422 })
}

function goTo(context: Context, id: string, step: CartStep, news: Record<string, string> = {}) {
  const query = new URLSearchParams(news).toString()
  const { locale } = context.get(visitContext)
  return redirect(stepAddress(locale, id, step) + (query && `?${query}`), 303)
}

import {
  canChangeFreely,
  cancelPrice,
  dueAfter,
  includedIn,
  isCalledOff,
  type Missing,
  type Order,
  refundBy,
  upsellWords,
  wordKey,
} from '@wojaz/booking'
import {
  type CancelQuote,
  correctionsOf,
  documentsOf,
  formerDocuments,
  type OrderChange,
  transferTo,
} from '@wojaz/booking/server'
import { hasHotel, type OfferLeg } from '@wojaz/offers'
import { dayOf, formatDate, type IsoDay } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { cancellationSteps, changeFeeSteps, correctUntil, handOverUntil } from '@wojaz/travel/money'
import { checkInDesk, flightWords } from '@wojaz/travel/trip'
import { documentFiles } from '../../app/features/checkout/checkout-address.ts'
import type {
  FreeLeavingView,
  LegView,
  PeopleView,
  ReservationPart,
  TransferView,
} from '../../app/features/reservation/reservation-view.ts'
import type { TravellerDataView } from '../../app/features/reservation/traveller-data-view.ts'
import type { MoneyView, QuoteView, TripPayView } from '../../app/features/reservation/trip-money-view.ts'
import { namesOf } from '../payment/names-of.ts'
import { kindsOf, pastChanges } from './change-parts.ts'
import { hourChanges, olderDocuments } from './notice-views.ts'
import { terminalOf } from './terminals.ts'
import { arrivalDay, tripSteps } from './trip-steps.ts'

type Part<Tab extends ReservationPart['tab']> = Extract<ReservationPart, { tab: Tab }>
type Say = Parameters<typeof upsellWords>[0]

export function summaryPart(
  order: Order,
  missing: readonly Missing[] = [],
  now: Date | null = null,
): Part<'podsumowanie'> {
  return {
    tab: 'podsumowanie',
    steps: order.state === 'confirmed' ? tripSteps(order) : [],
    people: namesOf(order),
    money: moneyView(order),
    missing,
    free: now && freeView(order, now),
  }
}

export function travelPart(order: Order, t: Say): Part<'podroz'> {
  const { departureFlight, returnFlight } = order.offer
  const luggage = includedIn(order.offer).find((service) => service.startsWith('LUGGAGE'))
  const isOfFlight = (type: string) => type === 'LUGGAGE' || type === 'FLIGHT_CLASS'
  const lines = order.price.lines.filter(({ type }) => isOfFlight(type))
  return {
    tab: 'podroz',
    legs: [legView(order, departureFlight, 'out'), legView(order, returnFlight, 'back')].flatMap(
      (leg) => leg ?? [],
    ),
    // Low-cost airlines charge passengers who come to the desk without a boarding pass.
    isOnline: [departureFlight, returnFlight].some((leg) => leg?.isLowCost),
    transfer: transferOf(order, t),
    luggage: luggage ? t(`offers.included.${wordKey(luggage)}`) : null,
    // Without prices, because companions see this page too.
    upsells: upsellWords(t, { lines, seats: [], offer: order.offer, names: namesOf(order) }).map(
      ({ what, who }) => ({ what, who }),
    ),
  }
}

/** A bought transfer replaces the coach that is included in the price. */
function transferOf({ offer, upsells }: Order, t: Say): TransferView | null {
  const bought = upsells.find(({ type }) => type === 'TRANSFER')?.code
  const code = bought ?? includedIn(offer).find((service) => service === 'TRANSFER_SHARED')
  return code ? { what: t(`upsells.variant.${wordKey(code)}.title`), isIncluded: !bought } : null
}

function legView(order: Order, leg: OfferLeg | null, way: 'out' | 'back'): LegView | null {
  if (!leg) return null
  const names = namesOf(order)
  const { date, departureTime, arrivalTime, fromAirport, toAirport, flightId } = leg
  return {
    way,
    day: date,
    departureTime,
    arrivalTime,
    from: fromAirport,
    to: toAirport,
    arrivalDay: arrivalDay(leg),
    changes: hourChanges(order, flightId),
    airline: flightWords(leg),
    terminal: terminalOf(order, leg),
    desk: leg.isLowCost ? null : checkInDesk(leg),
    seats: order.seats
      .filter((seat) => seat.flightId === flightId)
      .map(({ seat, person }) => ({ seat, who: names[person] ?? '' })),
  }
}

export function documentsPart(
  order: Order,
  changes: readonly OrderChange[],
  locale: Locale,
): Part<'dokumenty'> {
  const documents = documentsOf(order)
  return {
    tab: 'dokumenty',
    documents,
    hasCalendar: order.state === 'confirmed',
    formUrl: hasHotel(order.offer) ? localisedPath(locale, documentFiles.standardForm) : null,
    isVoucherLater: order.state === 'confirmed' && hasHotel(order.offer) && !documents.includes('voucher'),
    older: [...olderDocuments(order), ...replacedDocuments(changes)],
    corrections: correctionViews(order, changes),
  }
}

function replacedDocuments(changes: readonly OrderChange[]) {
  return formerDocuments(changes).flatMap(({ id, on, order }) =>
    documentsOf(order).map((name) => ({ name, until: on, before: id })),
  )
}

function correctionViews(order: Order, changes: readonly OrderChange[]) {
  return correctionsOf(order, changes).map(({ id, on }) => ({ id, on }))
}

interface PaymentFacts {
  readonly changes: readonly OrderChange[]
  readonly pay: TripPayView | null
}

export function paymentPart(order: Order, { changes, pay }: PaymentFacts, t: Say): Part<'platnosc'> {
  const { price, seats, offer } = order
  const money = moneyView(order)
  return {
    tab: 'platnosc',
    corrections: correctionViews(order, changes),
    money,
    offer: price.offer,
    upsells: upsellWords(t, { lines: price.lines, seats, offer, names: namesOf(order) }),
    free: t('upsells.free'),
    pay,
    transfer: money.due.length > 0 ? transferTo(order) : null,
  }
}

type CancelQuoteSeen = CancelQuote & { readonly isOpen: boolean; readonly isConfirmed: boolean }

interface ManageFacts {
  readonly quote: CancelQuoteSeen | null
  readonly isOpen: boolean
  readonly changes: readonly OrderChange[]
  readonly isSaved: boolean
  readonly isChanged: boolean
  readonly travellerData: TravellerDataView
}

export function manageView(
  order: Order,
  { quote, isOpen, changes, isSaved, isChanged, travellerData }: ManageFacts,
  now: Date,
  t: Say,
): Part<'zarzadzanie'> {
  const { departureDate } = order.offer
  const canChange = dayOf(now) <= correctUntil(departureDate, dayOf(order.placedAt))
  const steps = cancellationSteps(order.offer.departureDate, dayOf(now), dayOf(order.placedAt))
  return {
    tab: 'zarzadzanie',
    steps: steps.length > 0 ? steps : null,
    free: freeView(order, now),
    quote: quote?.isOpen ? cancelQuoteView(quote) : null,
    isQuoteOver: quote !== null && !quote.isOpen && !quote.isConfirmed,
    money: moneyView(order),
    people: isOpen && canChange ? peopleView(order, dayOf(now)) : null,
    canChange,
    isSaved,
    isChanged,
    travellerData,
    tripChanges: changeFeeSteps(departureDate, dayOf(now), dayOf(order.placedAt)),
    canChangeFreely: canChangeFreely(order, dayOf(now)),
    past: pastChanges(order, changes, t),
    kinds: kindsOf(order, dayOf(now)),
  }
}

/** Why cancelling is free, if it is and is still possible. */
function freeView(order: Order, now: Date): FreeLeavingView | null {
  const { circumstance, offer } = order
  if (!circumstance || order.state !== 'confirmed' || !cancelPrice(order, dayOf(now))) return null
  const { reason, from, until, destination } = circumstance
  const place = offer.breadcrumbs.find(({ code }) => code === destination)?.name ?? ''
  return { reason, from, until, place }
}

function peopleView({ participants, contact, offer, placedAt }: Order, today: IsoDay): PeopleView {
  const { firstName, lastName, phone, street, postalCode, city } = contact
  return {
    people: participants.map((person, place) => ({
      place,
      title: person.title,
      birthDate: formatDate(person.birthDate),
      firstName: person.firstName,
      lastName: person.lastName,
    })),
    contact: { firstName, lastName, phone, street, postalCode, city },
    correctUntil: correctUntil(offer.departureDate, dayOf(placedAt)),
    handOverUntil: handOverUntil(offer.departureDate, today, dayOf(placedAt)),
  }
}

export function cancelQuoteView(quote: CancelQuote): QuoteView {
  const { id, fee, refund, percent, changeFees, isFlexible, circumstance, expiresAt, returns } = quote
  return {
    id,
    fee,
    refund,
    percent,
    changeFees,
    isFlexible,
    validUntil: expiresAt.toISOString(),
    methods: [...new Set(returns.map(({ method }) => method))],
    ...(circumstance && { reason: circumstance.reason }),
  }
}

const whyWords = {
  changed: 'changed',
  silence: 'silence',
  'called-off': 'calledOff',
  extraordinary: 'extraordinary',
} as const

function moneyView(order: Order): MoneyView {
  const { state, price, paid, schedule, payments, refunds, cancellation } = order
  return {
    total: price.total,
    paid,
    due: state === 'confirmed' && !isCalledOff(order) ? dueAfter(schedule, paid) : [],
    payments: payments.flatMap(({ id, amount, completedAt }) =>
      completedAt ? { id, amount, paidOn: dayOf(completedAt) } : [],
    ),
    refunds: refunds.map(({ id, amount, askedAt, finishedAt }) => ({
      id,
      amount,
      askedOn: dayOf(askedAt),
      backBy: refundBy({ at: askedAt }),
      paidOutOn: finishedAt && dayOf(finishedAt),
    })),
    cancellation: cancellation && {
      fee: cancellation.fee,
      refund: cancellation.refund,
      percent: cancellation.percent,
      why: cancellation.why ? whyWords[cancellation.why] : null,
      on: dayOf(cancellation.at),
      backBy: refundBy(cancellation),
    },
  }
}

import {
  canChangeFreely,
  correctUntil,
  dueAfter,
  extraWords,
  includedIn,
  type Missing,
  type Order,
  refundBy,
  wordKey,
} from '@wojaz/booking'
import {
  type CancelQuote,
  correctionsOf,
  documentsOf,
  type OrderChange,
  replacedPapers,
} from '@wojaz/booking/server'
import { hasHotel, type OfferLeg } from '@wojaz/offers'
import { dayOf, formatDate, type IsoDay } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { cancellationSteps, changeFeeSteps, handOverUntil } from '@wojaz/travel/money'
import { checkInDesk, flightWords } from '@wojaz/travel/trip'
import type {
  LegView,
  MoneyView,
  PeopleView,
  QuoteView,
  ReservationPart,
  TripPayView,
} from '../../app/features/reservation/reservation-view.ts'
import type { TravellerDataView } from '../../app/features/reservation/traveller-data-view.ts'
import { namesOf } from '../payment/names-of.ts'
import { kindsOf, pastChanges } from './change-parts.ts'
import { hourChanges, olderDocuments } from './notice-views.ts'
import { terminalOf } from './terminals.ts'
import { arrivalDay, tripSteps } from './trip-steps.ts'

type Part<Tab extends ReservationPart['tab']> = Extract<ReservationPart, { tab: Tab }>
type Say = Parameters<typeof extraWords>[0]

export function summaryPart(order: Order, missing: readonly Missing[] = []): Part<'podsumowanie'> {
  return {
    tab: 'podsumowanie',
    steps: order.state === 'confirmed' ? tripSteps(order) : [],
    people: namesOf(order),
    money: moneyView(order),
    missing,
  }
}

export function travelPart(order: Order, t: Say): Part<'podroz'> {
  const { departureFlight, returnFlight } = order.offer
  const luggage = includedIn(order.offer).find((service) => service.startsWith('LUGGAGE'))
  const isOfFlight = (type: string) => type === 'LUGGAGE' || type === 'FLIGHT_CLASS' || type === 'TRANSFER'
  const lines = order.price.lines.filter(({ type }) => isOfFlight(type))
  return {
    tab: 'podroz',
    legs: [legView(order, departureFlight, 'out'), legView(order, returnFlight, 'back')].flatMap(
      (leg) => leg ?? [],
    ),
    // A low-cost airline takes money for whoever comes to its desk without a boarding pass.
    isOnline: [departureFlight, returnFlight].some((leg) => leg?.isLowCost),
    luggage: luggage ? t(`offers.included.${wordKey(luggage)}`) : null,
    // Without prices: companions see this page, too.
    extras: extraWords(t, { lines, seats: [], offer: order.offer, names: namesOf(order) }).map(
      ({ what, who }) => ({ what, who }),
    ),
  }
}

function legView(order: Order, leg: OfferLeg | null, way: 'out' | 'back'): LegView | null {
  if (!leg) return null
  const names = namesOf(order)
  const { date, departureTime, arrivalTime, fromAirport, toAirport, flightId } = leg
  return {
    ...{ way, day: date, departureTime, arrivalTime, from: fromAirport, to: toAirport },
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

export function hotelPart({ offer, wishes }: Order, locale: Locale): Part<'hotel'> {
  return {
    ...{ tab: 'hotel', stars: offer.stars, board: offer.boardName },
    hotelUrl: localisedPath(locale, offer.hotelUrl),
    rooms: offer.occupancies.map(({ roomName }) => roomName),
    wishes: wishes ?? null,
  }
}

export function documentsPart(order: Order, changes: readonly OrderChange[]): Part<'dokumenty'> {
  const documents = documentsOf(order)
  return {
    tab: 'dokumenty',
    documents,
    isVoucherLater: hasHotel(order.offer) && !documents.includes('voucher'),
    older: [...olderDocuments(order), ...replacedDocuments(changes)],
    corrections: correctionViews(order, changes),
  }
}

function replacedDocuments(changes: readonly OrderChange[]) {
  return replacedPapers(changes).flatMap(({ id, on, order }) =>
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
  return {
    tab: 'platnosc',
    corrections: correctionViews(order, changes),
    money: moneyView(order),
    offer: price.offer,
    extras: extraWords(t, { lines: price.lines, seats, offer, names: namesOf(order) }),
    free: t('upsells.free'),
    pay,
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
): Part<'zarzadzanie'> {
  const { departureDate } = order.offer
  const canChange = dayOf(now) <= correctUntil(departureDate)
  const steps = cancellationSteps(order.offer.departureDate, dayOf(now), dayOf(order.placedAt))
  return {
    tab: 'zarzadzanie',
    steps: steps.length > 0 ? steps : null,
    quote: quote?.isOpen ? cancelQuoteView(quote) : null,
    isQuoteOver: quote !== null && !quote.isOpen && !quote.isConfirmed,
    money: moneyView(order),
    people: isOpen && canChange ? peopleView(order, dayOf(now)) : null,
    ...{ canChange, isSaved, isChanged, travellerData },
    tripChanges: changeFeeSteps(departureDate, dayOf(now), dayOf(order.placedAt)),
    canChangeFreely: canChangeFreely(order, dayOf(now)),
    past: pastChanges(order, changes),
    kinds: kindsOf(order, dayOf(now)),
  }
}

function peopleView({ participants, contact, offer }: Order, today: IsoDay): PeopleView {
  const { phone, street, postalCode, city } = contact
  return {
    people: participants.map(({ title, firstName, lastName, birthDate }, place) => ({
      place,
      ...{ title, firstName, lastName, birthDate: formatDate(birthDate) },
    })),
    contact: { phone, street, postalCode, city },
    correctUntil: correctUntil(offer.departureDate),
    handOverUntil: handOverUntil(offer.departureDate, today),
  }
}

export function cancelQuoteView(quote: CancelQuote): QuoteView {
  const { id, fee, refund, percent, changeFees, isFlexible, expiresAt, returns } = quote
  return {
    ...{ id, fee, refund, percent, changeFees, isFlexible, validUntil: expiresAt.toISOString() },
    methods: [...new Set(returns.map(({ method }) => method))],
  }
}

const whyWords = { changed: 'changed', silence: 'silence', 'called-off': 'calledOff' } as const

function moneyView(order: Order): MoneyView {
  const { state, price, paid, schedule, payments, refunds, cancellation } = order
  return {
    ...{ total: price.total, paid },
    due: state === 'confirmed' ? dueAfter(schedule, paid) : [],
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
      ...{ fee: cancellation.fee, refund: cancellation.refund, percent: cancellation.percent },
      why: cancellation.why ? whyWords[cancellation.why] : null,
      on: dayOf(cancellation.at),
      backBy: refundBy(cancellation),
    },
  }
}

import { hasHotel, isOneWay, type OfferLeg, type OfferOccupancy, priceParts } from '@wojaz/offers'
import { addDays, formatDate, type IsoDay } from '@wojaz/travel/dates'
import { phoneWithHours, type ShopContact } from '@wojaz/travel/guest'
import type { Locale } from '@wojaz/travel/locale'
import { groupThousands } from '@wojaz/travel/money'
import { placeWords } from '@wojaz/travel/place'
import type { PriceLine } from '../cart-price.ts'
import type { Order, OrderPayment } from '../order.ts'
import type { Participant } from '../participant.ts'
import { enteredOrder } from '../participants/entered-order.ts'
import { lessReasons, type RefundReason } from '../payments/settlement.ts'
import { counted, documentWords } from './document-words.ts'

/** What documents need besides the order: the shop's address and contact, and the names of upsells in the guest's language. */
export interface DocumentOptions {
  /** Without a slash at the end. */
  readonly siteUrl: string
  readonly contact: ShopContact
  /** Keyed by the upsell's code. An upsell without an entry is named by its type. */
  readonly names?: Readonly<Record<string, string>>
  /** The day on which a newer document replaced it. */
  readonly replacedOn?: IsoDay
  /** Set for an invoice of correction. */
  readonly correction?: Correction
}

/** An invoice that corrects an earlier one because the trip was changed or cancelled. */
export interface Correction {
  /** Its number within the order, from 1. */
  readonly nth: number
  readonly on: IsoDay
  readonly reason: 'changed' | 'cancelled' | 'buyer'
  /** The order as printed on the earlier invoice. */
  readonly before: Order
}

export interface RoomOfParty {
  readonly room: OfferOccupancy
  readonly people: readonly { readonly person: number; readonly participant: Participant }[]
}

/** Participants have the order of the rooms. Within a room they have the order in which the guest typed them. */
export function roomsOf({ offer, participants }: Pick<Order, 'offer' | 'participants'>): RoomOfParty[] {
  const entered = enteredOrder(participants, participants.length)
  let next = 0
  return offer.occupancies.map((room) => {
    const first = next
    next += room.participantsCount
    const people = entered.filter((person) => person >= first && person < next)
    return {
      room,
      people: people.map((person) => ({ person, participant: participants[person] as Participant })),
    }
  })
}

/** Returns the seats of one traveller, out and back: `12A / 14C`. A dash means no seat. One way: `12A`. */
export function seatsOf({ offer, seats }: Order, person: number): string {
  const on = (leg: OfferLeg | null) =>
    seats.find((seat) => seat.person === person && seat.flightId === leg?.flightId)?.seat ?? '–'
  return isOneWay(offer)
    ? on(offer.departureFlight)
    : `${on(offer.departureFlight)} / ${on(offer.returnFlight)}`
}

/** Returns the payments that count, oldest first, less refunds for a lower price. */
export function completedPayments({ payments, refunds }: Order): OrderPayment[] {
  return payments
    .flatMap((payment) => {
      const back = refunds.filter(({ paymentId }) => paymentId === payment.id)
      const isCounted =
        payment.state === 'completed' || back.some(({ reason }) => countedBefore.includes(reason))
      const less = back
        .filter(({ reason }) => lessReasons.includes(reason))
        .reduce((sum, { amount }) => sum + amount, 0)
      return isCounted ? { ...payment, amount: payment.amount - less } : []
    })
    .sort((one, other) => paidAt(one).getTime() - paidAt(other).getTime())
}

/** Reasons for refunds of money that had been counted as paid. */
const countedBefore: readonly RefundReason[] = ['guest-cancelled', 'fee-waived', ...lessReasons]

export function paidAt({ completedAt, startedAt }: OrderPayment): Date {
  return completedAt ?? startedAt
}

/** Returns the phone number for help during the trip, and its hours. */
export function helpOnTheWay({ contact }: Pick<DocumentOptions, 'contact'>): string {
  return phoneWithHours(contact.emergencyPhone, contact.emergencyHours)
}

export function fullName({ firstName, lastName }: Pick<Participant, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

/** Returns the place, resort first: `Hersonissos, Kreta, Grecja`. */
export function placeOf({ offer }: Pick<Order, 'offer'>): string {
  // `placeWords` leaves out a region with the same name as its resort.
  return placeWords(offer.breadcrumbs)
}

/** Returns the lines below the name of a trip: where, when, how long, and the board. */
export function tripLines(order: Pick<Order, 'offer' | 'locale'>): string[] {
  const { boardName } = order.offer
  const when = [datesOf(order), stayOf(order)].filter(Boolean).join(', ')
  return [placeOf(order), when, boardName].filter((words) => words !== '')
}

export function datesOf({ offer }: Pick<Order, 'offer'>): string {
  if (isOneWay(offer)) return formatDate(offer.departureDate)
  return `${formatDate(offer.departureDate)}\u00a0–\u00a0${formatDate(offer.returnDate)}`
}

export function nightsOf({ offer, locale }: Pick<Order, 'offer' | 'locale'>): string {
  return counted(locale, 'night', offer.duration)
}

/** Returns the length of the stay, or '' for a flight alone. */
export function stayOf(order: Pick<Order, 'offer' | 'locale'>): string {
  return hasHotel(order.offer) ? nightsOf(order) : ''
}

/** A flight that lands at an earlier hour than it takes off lands on the next day. */
export function landingDay({
  date,
  departureTime,
  arrivalTime,
}: Pick<OfferLeg, 'date' | 'departureTime' | 'arrivalTime'>): IsoDay {
  return arrivalTime < departureTime ? addDays(date, 1) : date
}

/** Documents always print hundredths. */
export function exactMoney(grosze: number): string {
  const amount = Math.abs(grosze)
  const sign = grosze < 0 ? '–' : ''
  return `${sign}${groupThousands(Math.floor(amount / 100))},${String(amount % 100).padStart(2, '0')}\u00a0zł`
}

export interface PriceRow {
  readonly words: string
  readonly amount: number
}

/** Returns all parts of the price. The rows add up to the total. */
export function priceRows(order: Order, options: DocumentOptions): PriceRow[] {
  const upsells = order.price.lines.map((line) => ({
    words: upsellLine(order, line, options),
    amount: line.amount,
  }))
  return [...offerRows(order), ...upsells]
}

/** Returns the name of the upsell and of the person it is for. */
export function upsellLine(order: Order, line: PriceLine, options: Pick<DocumentOptions, 'names'>): string {
  return withPerson(order, line, upsellName(order, line, options))
}

/** Returns the parts of the offer's price. */
export function offerRows(order: Pick<Order, 'offer' | 'locale'>): PriceRow[] {
  const say = documentWords(order.locale)
  const stay = { nights: nightsOf(order), board: order.offer.boardName }
  return priceParts(order.offer.quote).map(({ part, amount }) => ({
    words: say(`price.${part}`, stay),
    amount,
  }))
}

export function upsellName(
  { locale }: Order,
  { type, code }: Pick<PriceLine, 'type' | 'code'>,
  { names = {} }: Pick<DocumentOptions, 'names'>,
): string {
  const kind = documentWords(locale)(`upsell.${type}`)
  return type === 'SEATS' ? `${kind}: ${code}` : (names[code] ?? kind)
}

function withPerson({ participants }: Order, { person }: PriceLine, words: string): string {
  const who = person === null ? undefined : participants[person]
  return who ? `${words} (${fullName(who)})` : words
}

export function pageOf(locale: Locale): (page: number, pages: number) => string {
  return (page, pages) => documentWords(locale)('page', { page: String(page), pages: String(pages) })
}

import type { DocumentType, TravelDocument } from '@wojaz/mail'
import type { Offer } from '@wojaz/offers'
import { addDays, dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'

/** What must be known of everybody's document before the departure. */
export interface DocumentNeed {
  readonly accepts: readonly DocumentType[]
  /** So many days after the return it must still be valid. */
  readonly daysValid: number
}

const union =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO CH'.split(' ')

/**
 * What countries ask for, by the day of the departure, the newest first. None of it could be read in a source of law: it is compared with
 * the pages of the ministry before every season.
 */
const rules = [
  {
    from: '2026-01-01',
    /** Nobody asks beforehand. */
    free: new Set(union),
    /** Citizens of the union come with an identity card. */
    idCard: new Set('AL BA GE MD ME MK RS TR AD MC SM VA'.split(' ')),
    daysValid: { passport: 180, idCard: 90 },
    /** Lists go to airline and hotel then. */
    daysBefore: 3,
    /** Whoever has come home needs none of it any more. */
    forgottenAfterDays: 7,
  },
] as const

function ruleOn(day: IsoDay) {
  return rules.find(({ from }) => from <= day) ?? rules[rules.length - 1] ?? rules[0]
}

type Trip = Pick<Offer, 'breadcrumbs' | 'departureFlight' | 'departureDate' | 'returnDate'>

/** Null: nobody asks beforehand, or no list is sent because nobody flies. */
export function documentNeed({ breadcrumbs, departureFlight, departureDate }: Trip): DocumentNeed | null {
  const country = breadcrumbs[0]?.code
  const { free, idCard, daysValid } = ruleOn(departureDate)
  if (country === undefined || departureFlight === null || free.has(country)) return null
  return idCard.has(country)
    ? { accepts: ['passport', 'id-card'], daysValid: daysValid.idCard }
    : { accepts: ['passport'], daysValid: daysValid.passport }
}

/**
 * The last day on which documents and wishes are given, and until which they are needed. Whoever orders late has the next day, too, but
 * not the day of the departure.
 */
export function givenUntil({ offer, placedAt }: Pick<Order, 'placedAt'> & { readonly offer: Trip }): IsoDay {
  const { departureDate } = offer
  const usual = addDays(departureDate, -ruleOn(departureDate).daysBefore)
  const late = [addDays(dayOf(placedAt), 1), addDays(departureDate, -1)].toSorted()[0] ?? usual
  return [usual, late].toSorted()[1] ?? usual
}

/** Documents and wishes of trips that came home before this day are forgotten. */
export function forgottenBefore(today: IsoDay): IsoDay {
  return addDays(today, -ruleOn(today).forgottenAfterDays)
}

export type DocumentStanding = 'fits' | 'missing' | 'incomplete' | 'passport-needed' | 'ends-too-soon'

/** Whether a document is enough for a trip. Where nothing is needed everything is. */
export function documentStanding(document: TravelDocument | null, trip: Trip): DocumentStanding {
  const need = documentNeed(trip)
  if (!need) return 'fits'
  if (!document) return 'missing'
  const { type, validUntil, nationality, issuingCountry } = document
  if (validUntil === null || nationality === null || issuingCountry === null) return 'incomplete'
  // Only citizens of the union cross borders with an identity card.
  const isAccepted = need.accepts.includes(type) && (type === 'passport' || union.includes(nationality))
  if (!isAccepted) return 'passport-needed'
  return validUntil < addDays(trip.returnDate, need.daysValid) ? 'ends-too-soon' : 'fits'
}

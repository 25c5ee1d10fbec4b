import type { DocumentType, TravelDocument } from '@wojaz/mail'
import type { Offer } from '@wojaz/offers'
import { addDays, dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'

/** Which data of travel documents are needed before departure. */
export interface DocumentNeed {
  readonly accepts: readonly DocumentType[]
  /** Days after the return for which it must still be valid. */
  readonly daysValid: number
}

const union =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO CH'.split(' ')

/**
 * Requirements of countries by the day of departure, newest first. No source of law was available for them: they are compared
 * with the pages of the ministry before every season.
 */
const rules = [
  {
    from: '2026-01-01',
    /** Countries that require nothing beforehand. */
    free: new Set(union),
    /** Countries that EU citizens enter with an identity card. */
    idCard: new Set('AL BA GE MD ME MK RS TR AD MC SM VA'.split(' ')),
    daysValid: { passport: 180, idCard: 90 },
    /** Days before departure when lists are sent to airline and hotel. */
    daysBefore: 3,
    /** Days after the return when the data are deleted. */
    forgottenAfterDays: 7,
  },
] as const

function ruleOn(day: IsoDay) {
  return rules.find(({ from }) => from <= day) ?? rules[rules.length - 1] ?? rules[0]
}

type Trip = Pick<Offer, 'breadcrumbs' | 'departureFlight' | 'departureDate' | 'returnDate'>

/** Returns null when nothing is required beforehand, or no list is sent because nobody flies. */
export function documentNeed({ breadcrumbs, departureFlight, departureDate }: Trip): DocumentNeed | null {
  const country = breadcrumbs[0]?.code
  const { free, idCard, daysValid } = ruleOn(departureDate)
  if (country === undefined || departureFlight === null || free.has(country)) return null
  return idCard.has(country)
    ? { accepts: ['passport', 'id-card'], daysValid: daysValid.idCard }
    : { accepts: ['passport'], daysValid: daysValid.passport }
}

/**
 * Returns the last day for entering documents and wishes. A guest who orders late has the next day too, but not the day of
 * departure.
 */
export function givenUntil({ offer, placedAt }: Pick<Order, 'placedAt'> & { readonly offer: Trip }): IsoDay {
  const { departureDate } = offer
  const usual = addDays(departureDate, -ruleOn(departureDate).daysBefore)
  const late = [addDays(dayOf(placedAt), 1), addDays(departureDate, -1)].toSorted()[0] ?? usual
  return [usual, late].toSorted()[1] ?? usual
}

/** Documents and wishes of trips that ended before this day are deleted. */
export function forgottenBefore(today: IsoDay): IsoDay {
  return addDays(today, -ruleOn(today).forgottenAfterDays)
}

export type DocumentStanding = 'fits' | 'missing' | 'incomplete' | 'passport-needed' | 'ends-too-soon'

/** Returns whether a document is sufficient for a trip. Where none is needed, every document is. */
export function documentStanding(document: TravelDocument | null, trip: Trip): DocumentStanding {
  const need = documentNeed(trip)
  if (!need) return 'fits'
  if (!document) return 'missing'
  const { type, validUntil, nationality, issuingCountry } = document
  if (validUntil === null || nationality === null || issuingCountry === null) return 'incomplete'
  // Only EU citizens cross borders with an identity card.
  const isAccepted = need.accepts.includes(type) && (type === 'passport' || union.includes(nationality))
  if (!isAccepted) return 'passport-needed'
  return validUntil < addDays(trip.returnDate, need.daysValid) ? 'ends-too-soon' : 'fits'
}

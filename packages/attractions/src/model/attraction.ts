import type { Locale } from '@wojaz/travel/locale'
import type { Coordinates } from '@wojaz/travel/place'
import type { CancellationCutoff } from '../rules/cancellation.ts'

/** Something to do at a place: a trip, a ticket, a class. It is sold in one or several options. */
export interface Attraction {
  /** Our permanent number; the attraction's address ends with it. */
  readonly number: number
  readonly supplier: string
  /** The supplier's id of it. */
  readonly productId: string
  readonly texts: Readonly<Record<Locale, AttractionTexts>>
  readonly pictures: readonly Picture[]
  /** Null if the supplier does not say. */
  readonly at: Coordinates | null
  /** The resort of the shop's tree it belongs to; null if it is far from all of them. */
  readonly placeCode: string | null
  readonly categories: readonly Category[]
  /** Of the guide, spoken, recorded or written: two letters each. */
  readonly languages: readonly string[]
  readonly duration: Duration | null
  readonly timeZone: string
  /** Where guests come to; null if they are picked up, or the supplier does not say. */
  readonly meetingPoint: MeetingPoint | null
  readonly pickup: 'none' | 'possible' | 'always'
  readonly isAccessible: boolean
  /** False: the supplier answers later, and the guest waits for confirmation. */
  readonly isConfirmedAtOnce: boolean
  /** Guests come at a start time, or at any time while it is open. */
  readonly visit: 'start-time' | 'opening-hours'
  readonly options: readonly AttractionOption[]
  /** Of the cheapest adult ticket, in grosze; null if it is not sold in złoty. */
  readonly priceFrom: number | null
}

export interface AttractionTexts {
  readonly title: string
  readonly summary: string
  readonly description: string
  readonly highlights: readonly string[]
  readonly included: readonly string[]
  readonly excluded: readonly string[]
  readonly goodToKnow: readonly string[]
}

export interface Picture {
  readonly src: string
  readonly caption: string | null
}

/** In minutes; `to` is null if it always takes the same time. */
export interface Duration {
  readonly from: number
  readonly to: number | null
}

export interface MeetingPoint {
  readonly name: string
  readonly address: string
  readonly directions: string
  readonly at: Coordinates | null
  /** The same in other languages, as far as the supplier has them; older bookings have none. */
  readonly said?: Readonly<Partial<Record<Locale, Pick<MeetingPoint, 'name' | 'address' | 'directions'>>>>
}

export interface AttractionOption {
  readonly id: string
  readonly isDefault: boolean
  readonly titles: Readonly<Record<Locale, string>>
  /** Local, 'HH:mm'. */
  readonly startTimes: readonly string[]
  readonly cutoff: CancellationCutoff
  readonly minTickets: number | null
  readonly maxTickets: number | null
  readonly pickup: Attraction['pickup']
  readonly ticketKinds: readonly TicketKind[]
  /** What the supplier asks of the buyer. */
  readonly required: RequiredData
}

/** Exactly what the supplier asks for, and nothing else. */
export interface RequiredData {
  /** In OCTO's names: `firstName`, `emailAddress`, `phoneNumber` … */
  readonly contact: readonly string[]
  readonly questions: readonly Question[]
}

export interface Question {
  readonly id: string
  readonly titles: Readonly<Record<Locale, string>>
  readonly isRequired: boolean
  /** As in HTML: text, textarea, number, date, time, datetime-local, tel, email, url, file, select. */
  readonly input: string
  /** Options to choose from; empty if the answer is typed. */
  readonly choices: readonly { readonly value: string; readonly titles: Readonly<Record<Locale, string>> }[]
}

export const ticketTypes = [
  'ADULT',
  'YOUTH',
  'CHILD',
  'INFANT',
  'FAMILY',
  'SENIOR',
  'STUDENT',
  'MILITARY',
  'OTHER',
] as const

export type TicketType = (typeof ticketTypes)[number]

/** Who may use a ticket. */
export interface TicketKind {
  readonly id: string
  readonly type: TicketType
  readonly titles: Readonly<Record<Locale, string>>
  readonly minAge: number
  readonly maxAge: number
  readonly minQuantity: number | null
  readonly maxQuantity: number | null
  /** How many people one ticket is for: a family ticket is for several. */
  readonly people: number
  /** Kinds of which at least one must be in the same booking; empty if there is no such rule. */
  readonly accompaniedBy: readonly string[]
  /** What the supplier asks of each person. */
  readonly required: RequiredData
  readonly priceFrom: number | null
}

/** Themes that guests search for. A supplier's category that is not listed here has no theme. */
export const categories = [
  'animals',
  'beaches',
  'bike-tours',
  'boat-tours',
  'city-cards',
  'classes',
  'day-trips',
  'family-friendly',
  'fast-track',
  'food',
  'guided-tours',
  'history',
  'hop-on-hop-off',
  'live-music',
  'museums',
  'nightlife',
  'outdoors',
  'private-tours',
  'romantic',
  'small-group-tours',
  'sports',
  'theme-parks',
  'walking-tours',
] as const

export type Category = (typeof categories)[number]

export function isCategory(value: string): value is Category {
  return categories.some((category) => category === value)
}

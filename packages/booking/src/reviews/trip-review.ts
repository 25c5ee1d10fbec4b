import { hasHotel } from '@wojaz/offers'
import { type ReviewAspect, type ReviewParty, reviewAspects } from '@wojaz/offers/reviews'
import { addDays, dayOf, type IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { wholeParty } from '@wojaz/travel/party'
import type { Order } from '../order.ts'
import type { ReviewState } from '../states/booking-states.ts'

/** What a guest writes: six scores from 1 to 5, a title and a text. */
export interface WrittenReview {
  readonly scores: Readonly<Record<ReviewAspect, number>>
  readonly title: string
  readonly text: string
}

/** A photo of the writer, as stored. */
export interface TripPhoto {
  readonly id: string
  readonly name: string
  readonly width: number
  readonly height: number
}

export interface TripReview extends WrittenReview {
  readonly photos: readonly TripPhoto[]
  readonly state: ReviewState
  /** The reason of staff for refusing it; null: it was not refused. */
  readonly refusedBecause: string | null
  readonly firstWrittenAt: Date
  readonly writtenAt: Date
}

/** An email asks this many days after the return, but not later than a month after it. */
export const askedAfterDays = 3
export const askedUntilDays = 30
/** It can be changed for this many days after it was first written. */
const editableDays = 30
/** A guest may complain about the trip for this long. */
const writableDays = 365

type Travelled = Pick<Order, 'state' | 'offer' | 'paid' | 'price'>

/** True for travellers who are back from a hotel trip. A trip that was not fully paid had no voucher, so nobody travelled. */
export function canReview({ state, offer, paid, price }: Travelled, today: IsoDay): boolean {
  const { returnDate } = offer
  return (
    state === 'confirmed' &&
    paid >= price.total &&
    hasHotel(offer) &&
    returnDate < today &&
    today <= addDays(returnDate, writableDays)
  )
}

/** Returns the last day on which a review can be changed. */
export function editableUntil({ firstWrittenAt }: Pick<TripReview, 'firstWrittenAt'>): IsoDay {
  return addDays(dayOf(firstWrittenAt), editableDays)
}

/** The overall score is the mean of the six. */
export function meanScore({ scores }: Pick<WrittenReview, 'scores'>): number {
  const sum = reviewAspects.reduce((total, aspect) => total + scores[aspect], 0)
  return Math.round(sum / reviewAspects.length)
}

/** Returns with whom the writer travelled, as far as the order shows it. */
export function partyOf({ offer }: Pick<Order, 'offer'>): ReviewParty {
  const { adultsCount, childrenBirthDates } = wholeParty(offer.occupancies)
  if (childrenBirthDates.length > 0) return 'family'
  if (adultsCount === 1) return 'solo'
  return adultsCount === 2 ? 'couple' : 'friends'
}

export type ReviewFault = 'score-missing' | 'title-missing' | 'title-long' | 'text-short' | 'text-long'
export type ReviewFaults = Readonly<Partial<Record<ReviewAspect | 'title' | 'text', ReviewFault>>>

const longest = { title: 120, text: 4000 }
/** A shorter text helps nobody. */
const shortestText = 20

/** Removes control characters except line breaks. Postgres refuses NUL. */
function plain(text = ''): string {
  return text.replace(/[^\P{Cc}\n]/gu, '').trim()
}

/** Reads a form: returns all errors, or the review. */
export function readReview(typed: Readonly<Record<string, string>>): Outcome<WrittenReview, ReviewFaults> {
  const title = plain(typed.title).replaceAll('\n', ' ')
  const text = plain(typed.text)
  const faults: ReviewFaults = {
    ...Object.fromEntries(
      reviewAspects
        .filter((aspect) => !/^[1-5]$/.test(typed[aspect] ?? ''))
        .map((aspect) => [aspect, 'score-missing'] as const),
    ),
    ...(title === ''
      ? { title: 'title-missing' }
      : title.length > longest.title
        ? { title: 'title-long' }
        : {}),
    ...(text.length < shortestText
      ? { text: 'text-short' }
      : text.length > longest.text
        ? { text: 'text-long' }
        : {}),
  }
  if (Object.keys(faults).length > 0) return refused(faults)
  const scores = Object.fromEntries(reviewAspects.map((aspect) => [aspect, Number(typed[aspect])]))
  return accepted({ scores: scores as WrittenReview['scores'], title, text })
}

import type { ReviewAspect, ReviewParty, ReviewScore } from '@wojaz/offers/reviews'
import type { Locale } from '@wojaz/travel/locale'
import { at, type Dice } from '../dice.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { fill } from '../texts/fill.ts'
import type { Five } from '../texts/five.ts'
import { closings } from './words/closings.ts'
import { complaints, complaintsOfPlace } from './words/complaints.ts'
import { months, openings } from './words/openings.ts'
import { praise } from './words/praise.ts'
import { praiseOfFacility, praiseOfPlace } from './words/praise-of-place.ts'
import { titles } from './words/titles.ts'
import { tourComplaints, tourPraise } from './words/tour-words.ts'

interface Experience {
  hotel: HotelPlan
  /** Place in the row of the hotel's reviews: neighbours begin and end with other sentences. */
  position: number
  score: ReviewScore
  aspects: Readonly<Record<ReviewAspect, ReviewScore>>
  party: ReviewParty
  /** January is 0. */
  month: number
  language: Locale
}

/** What a guest who gave these scores would write: praise for what was good, a complaint about what was not. */
export function composeReview(dice: Dice, experience: Experience): { title: string; text: string } {
  const { hotel, position, score, party, month, language } = experience
  const opening = fill(at(openings[party], position)[language], { when: at(months, month)[language] })
  const said = whatWasNoticed(dice, experience).map((words) => words[language])
  const closing = at(closings[score], position + Math.floor(position / 4))[language]
  // Some are short of words.
  const parts = dice.falls(0.2)
    ? said.slice(0, 2)
    : [dice.falls(0.75) ? opening : '', ...said, dice.falls(0.7) ? closing : '']
  return {
    title: at(titles[score], position + hotel.ordinal)[language],
    text: parts.filter(Boolean).join(' '),
  }
}

/** The best first, then what was worst; the more of the one, the better or worse it was on the whole. */
function whatWasNoticed(dice: Dice, { hotel, score, aspects }: Experience): Five[] {
  const goods = goodThings(hotel)
  const bads = badThings(hotel)
  const liked = inTurn(dice, goods, ({ aspect }) => aspects[aspect] >= 4)
  const disliked = inTurn(dice, bads, ({ aspect }) => aspects[aspect] <= 3)
  const praised = liked.slice(0, score >= 4 ? dice.whole(2, 3) : 1)
  const blamed = disliked.slice(0, score === 5 ? 0 : score === 4 ? 1 : 2)
  const said = [...praised, ...blamed].map(({ words }) => words)
  // Who gave all the same has still something to say.
  return said.length > 0 ? said : [dice.pick(score >= 4 ? goods : bads).words]
}

interface Remark {
  aspect: ReviewAspect
  words: Five
}

/** One remark on each of the aspects that fit, in an order of chance. */
function inTurn(dice: Dice, remarks: readonly Remark[], fits: (remark: Remark) => boolean): Remark[] {
  const chosen = new Map<ReviewAspect, Remark>()
  for (const remark of dice.some(remarks, remarks.length)) {
    if (fits(remark) && !chosen.has(remark.aspect)) chosen.set(remark.aspect, remark)
  }
  return [...chosen.values()]
}

const known = new WeakMap<HotelPlan, { goods: Remark[]; bads: Remark[] }>()

function remarksOn(hotel: HotelPlan) {
  const found = known.get(hotel) ?? { goods: listed(praiseFor(hotel)), bads: listed(complaintsFor(hotel)) }
  known.set(hotel, found)
  return found
}
const goodThings = (hotel: HotelPlan) => remarksOn(hotel).goods
const badThings = (hotel: HotelPlan) => remarksOn(hotel).bads

type Remarks = Partial<Record<ReviewAspect, readonly Five[]>>

function praiseFor(hotel: HotelPlan): Remarks {
  if (hotel.tour) return tourPraise
  const { facts, facilities } = hotel
  const { beachMetres: beach } = facts
  const has = (Object.keys(praiseOfFacility) as (keyof typeof praiseOfFacility)[]).filter((facility) =>
    facilities.includes(facility),
  )
  const near = [
    ...(beach === 0 ? praiseOfPlace.beachFront : []),
    ...(beach !== null && beach > 0 && beach <= 500 ? praiseOfPlace.beachNear : []),
    ...(facts.liftMetres !== null && facts.liftMetres <= 500 ? praiseOfPlace.lift : []),
    ...(facts.centreMetres <= 700 ? praiseOfPlace.centre : []),
    ...praiseOfPlace.anywhere,
  ]
  const { food, service, ...house } = praise
  return {
    ...house,
    location: near,
    // What there is to do is the work of those who work there.
    service: [...service, ...has.flatMap((facility) => praiseOfFacility[facility])],
    ...(hasMeals(hotel) && { food }),
  }
}

function complaintsFor(hotel: HotelPlan): Remarks {
  if (hotel.tour) return tourComplaints
  const { food, ...house } = complaints
  const isAway = (hotel.facts.beachMetres ?? 0) > 700
  return {
    ...house,
    location: [...(isAway ? complaintsOfPlace.beachAway : []), ...complaintsOfPlace.anywhere],
    ...(hasMeals(hotel) && { food }),
  }
}

function hasMeals({ boards }: HotelPlan): boolean {
  return boards.some((board) => board !== 'RO')
}

function listed(remarks: Remarks): Remark[] {
  return (Object.keys(remarks) as ReviewAspect[]).flatMap((aspect) =>
    (remarks[aspect] ?? []).map((words) => ({ aspect, words })),
  )
}

import { type ReviewAspect, type ReviewParty, type ReviewScore, reviewAspects } from '@wojaz/offers/reviews'
import type { Locale, Localised } from '@wojaz/travel/locale'
import { at, type Dice } from '../dice.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { fill } from '../texts/fill.ts'
import { closings } from './words/closings.ts'
import { complaints, complaintsOfPlace } from './words/complaints.ts'
import { months, openings } from './words/openings.ts'
import { praise } from './words/praise.ts'
import { praiseOfFacility, praiseOfPlace } from './words/praise-of-place.ts'
import { titles } from './words/titles.ts'
import { tourComplaints, tourPraise } from './words/tour-words.ts'

interface Experience {
  hotel: HotelPlan
  /** Index among the hotel's reviews: neighbours begin and end with different sentences. */
  position: number
  score: ReviewScore
  aspects: Readonly<Record<ReviewAspect, ReviewScore>>
  party: ReviewParty
  /** January is 0. */
  month: number
  language: Locale
}

/** A review that fits the scores: praise for what was good, complaints about what was not. */
export function composeReview(dice: Dice, experience: Experience): { title: string; text: string } {
  const { hotel, position, score, party, month, language } = experience
  const opening = fill(at(openings[party], position)[language], { when: at(months, month)[language] })
  const said = whatWasNoticed(dice, experience).map((words) => words[language])
  const closing = at(closings[score], position + Math.floor(position / 4))[language]
  // Some reviews are short.
  const parts = dice.falls(0.2)
    ? said.slice(0, 2)
    : [dice.falls(0.75) ? opening : '', ...said, dice.falls(0.7) ? closing : '']
  return {
    title: at(titles[score], position + hotel.ordinal)[language],
    text: parts.filter(Boolean).join(' '),
  }
}

/** First what was good, then what was not; the numbers depend on the overall score. */
function whatWasNoticed(dice: Dice, { hotel, score, aspects }: Experience): Localised[] {
  const { goods, bads } = remarksOn(hotel)
  const good = (aspect: ReviewAspect) => aspects[aspect] >= 4
  const bad = (aspect: ReviewAspect) => aspects[aspect] <= 3
  const said = [
    ...remarks(dice, goods, score >= 4 ? dice.whole(2, 3) : 1, good),
    ...remarks(dice, bads, score === 5 ? 0 : score === 4 ? 1 : 2, bad),
  ]
  // A guest who gave equal scores still has something to say.
  return said.length > 0 ? said : remarks(dice, score >= 4 ? goods : bads, 1, () => true)
}

/** So many remarks, each on a different matching aspect; the first aspect is random. */
function remarks(
  dice: Dice,
  known: Remarks,
  most: number,
  fits: (aspect: ReviewAspect) => boolean,
): Localised[] {
  const chosen: Localised[] = []
  const first = dice.whole(0, reviewAspects.length - 1)
  for (let turn = 0; turn < reviewAspects.length && chosen.length < most; turn++) {
    const aspect = at(reviewAspects, first + turn)
    const words = known[aspect]
    if (words && fits(aspect)) chosen.push(dice.pick(words))
  }
  return chosen
}

const known = new WeakMap<HotelPlan, { goods: Remarks; bads: Remarks }>()

function remarksOn(hotel: HotelPlan) {
  const found = known.get(hotel) ?? { goods: praiseFor(hotel), bads: complaintsFor(hotel) }
  known.set(hotel, found)
  return found
}

type Remarks = Partial<Record<ReviewAspect, readonly Localised[]>>

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
    // Praise for activities counts as praise for the service.
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

import type { PageTexts, Picture } from '@wojaz/content'
import type { OfferFacts } from '../offer-cards/offer-cards.ts'
import type { QuizState } from './quiz-address.ts'

/** The current step of the quiz. URLs are without a language prefix, money is in grosze. */
export interface QuizView {
  heading: string
  lead: string | null
  /** The number of questions. */
  questions: number
  given: QuizGiven[]
  /** The number of hotels that match all answers so far. */
  count: number
  /** The lowest price per person. Null: there is none. */
  fromPrice: number | null
  step: QuizQuestionStep | QuizResultStep
  /** Which answer to take back if nothing matches all of them. */
  repairs: QuizRepair[]
  /** Restarts the quiz. */
  againUrl: string
  texts: PageTexts
}

/** An answer of the guest. Null: skipped. `party` replaces a label of the editor. */
export interface QuizGiven {
  code: string
  question: string
  label: string | null
  party: QuizState['party']
  changeUrl: string
}

export interface QuizQuestionStep {
  kind: 'question'
  /** Starts at 1. */
  number: number
  code: string
  question: string
  hint: string | null
  answers: QuizAnswerView[]
  /** For a party that is not among the answers. Null: the question is about something else. */
  ownParty: QuizState | null
  skipUrl: string
  backUrl: string | null
}

export interface QuizAnswerView {
  code: string
  label: string
  text: string | null
  picture: Picture | null
  url: string
  /** The number of hotels left with this answer. */
  count: number
}

export interface QuizResultStep {
  kind: 'result'
  places: QuizPlace[]
  /** Places the guest has excluded, each with a link to include it again. */
  excluded: { code: string; name: string; url: string }[]
  /** The listing of everything that matches. */
  listingUrl: string
  backUrl: string | null
}

export interface QuizPlace {
  code: string
  name: string
  /** The page about it. Null: there is none. */
  url: string | null
  picture: Picture
  /** The number of hotels there. */
  hotels: number
  /** The cheapest for this party and these days. */
  offer: OfferFacts
  listingUrl: string
  notThisUrl: string
  reasons: QuizReasons
  /** Answers that were ignored for this place. */
  without: string[]
}

export interface QuizReasons {
  /** The average of the offer's month. Null: unknown. */
  weather: { month: number; air: number; sea: number | null; rainDays: number } | null
  /** Ranges of months, 1–12, with the wished weather and with offers. Null: the guest chose a month, or no weather. */
  months: { from: number; to: number }[] | null
  /** How much the price is below the budget. Null: no budget, or not below it. */
  below: number | null
  /** Answers that describe the place itself. */
  answers: string[]
}

export interface QuizRepair {
  question: string
  label: string
  url: string
  count: number
  fromPrice: number | null
}

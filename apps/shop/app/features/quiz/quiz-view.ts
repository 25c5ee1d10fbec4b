import type { PageTexts, Picture } from '@wojaz/content'
import type { OfferFacts } from '../offer-cards/offer-cards.ts'
import type { QuizState } from './quiz-address.ts'

/** Where a guest stands in the quiz. Addresses are without a language prefix, money in grosze. */
export interface QuizView {
  heading: string
  lead: string | null
  /** Of so many questions. */
  questions: number
  given: QuizGiven[]
  /** Hotels that answer to everything said so far. */
  count: number
  /** What one pays at least; null: there is none. */
  fromPrice: number | null
  step: QuizQuestionStep | QuizResultStep
  /** Which answer to take back where nothing answers to all of them. */
  repairs: QuizRepair[]
  /** From the first question on. */
  againUrl: string
  texts: PageTexts
}

/** What the guest said; null: nothing. `party` stands for words of the editor. */
export interface QuizGiven {
  code: string
  question: string
  label: string | null
  party: QuizState['party']
  /** To answer it differently. */
  changeUrl: string
}

export interface QuizQuestionStep {
  kind: 'question'
  /** From 1 on. */
  number: number
  code: string
  question: string
  hint: string | null
  answers: QuizAnswerView[]
  /** Another party than those of the answers; null: the question is about something else. */
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
  /** Hotels that are left after it. */
  count: number
}

export interface QuizResultStep {
  kind: 'result'
  places: QuizPlace[]
  /** What the guest does not want, each with the way to have it again. */
  excluded: { code: string; name: string; url: string }[]
  /** The list of all that answers to everything. */
  listingUrl: string
  backUrl: string | null
}

export interface QuizPlace {
  code: string
  name: string
  /** Its own page; null: nobody has written one. */
  url: string | null
  picture: Picture
  /** Hotels there. */
  hotels: number
  /** The cheapest for this party and these days. */
  offer: OfferFacts
  listingUrl: string
  notThisUrl: string
  reasons: QuizReasons
  /** Answers that had to be left out for it. */
  without: string[]
}

/** Why this place. */
export interface QuizReasons {
  /** Usual in the month of the offer; null: nobody has measured it. */
  weather: { month: number; air: number; sea: number | null; rainDays: number } | null
  /** Runs of months, 1–12, that have the weather asked for and offers; null: the guest named a month, or no weather. */
  months: { from: number; to: number }[] | null
  /** So much less than the budget one pays; null: no budget, or not a złoty less. */
  below: number | null
  /** Answers that say something about the place itself. */
  answers: string[]
}

export interface QuizRepair {
  question: string
  label: string
  url: string
  count: number
  fromPrice: number | null
}

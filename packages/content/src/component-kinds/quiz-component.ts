import type { HolidayType } from '@wojaz/travel/trip'
import type { Picture } from '../values.ts'
import type { ComponentFrame } from './component-frame.ts'

/** Picture questions that lead somebody without a plan to three places. */
export interface QuizComponent extends ComponentFrame {
  name: 'quiz'
  heading: string
  lead: string | null
  questions: QuizQuestion[]
}

export interface QuizQuestion {
  /** Its name in the address: 'kiedy'. */
  code: string
  question: string
  hint: string | null
  /** Where too few places answer to everything, this answer is not the one to be left out. */
  isKept: boolean
  answers: QuizAnswer[]
}

export interface QuizAnswer {
  /** Its value in the address: 'lato'. */
  code: string
  label: string
  text: string | null
  picture: Picture | null
  rule: QuizRule
}

/** What an answer stands for in a search; what is null or empty it does not say. */
export interface QuizRule {
  adults: number | null
  /** Full years, today. */
  childAges: number[]
  /** 1–12. */
  months: number[]
  durationFrom: number | null
  durationTo: number | null
  /** Złoty for one person. */
  budget: number | null
  /** °C by day in each month of departure. */
  airFrom: number | null
  airTo: number | null
  seaFrom: number | null
  tripType: HolidayType | null
  /** Codes of places. */
  destinations: string[]
  features: QuizFeature[]
}

/** What editors can ask of hotels, as `facet:value` of the search. */
export const quizFeatures = [
  'beach:firstLine',
  'beach:upTo300',
  'beach:upTo700',
  'beach:sand',
  'beach:pebbles',
  'board:AI',
  'board:UA',
  'board:FB',
  'board:HB',
  'board:BB',
  'board:RO',
  'forWhom:families',
  'forWhom:couples',
  'forWhom:adultsOnly',
  'forWhom:active',
  'forWhom:quiet',
  'forWhom:seniors',
  'forWhom:friends',
  'facilities:pool',
  'facilities:waterSlides',
  'facilities:spa',
  'facilities:kidsClub',
  'facilities:entertainment',
  'facilities:diving',
  'facilities:bikes',
  'location:centre',
  'location:outskirts',
  'minHotelCategory:3',
  'minHotelCategory:4',
  'minHotelCategory:5',
] as const
export type QuizFeature = (typeof quizFeatures)[number]

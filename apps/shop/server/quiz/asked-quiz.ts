import type { QuizAnswer, QuizQuestion, QuizRule } from '@wojaz/content'
import { maxParticipants } from '@wojaz/travel/party'
import { isSearchCode } from '@wojaz/travel/search'
import {
  excludedField,
  ownPartyValue,
  partyFields,
  type QuizState,
  skippedValue,
} from '../../app/features/quiz/quiz-address.ts'

/** A question with the guest's answer; null: skipped. */
export interface Given {
  question: QuizQuestion
  answer: QuizAnswer | null
}

export interface AskedQuiz {
  state: QuizState
  given: Given[]
  /** The first unanswered question; null: all are answered. */
  next: QuizQuestion | null
}

const mostExcluded = 20

/** Reads the answers from the quiz's URL. Unknown answers are asked again. */
export function askedQuiz(questions: readonly QuizQuestion[], params: URLSearchParams): AskedQuiz {
  const party = partyOf(params)
  const given: Given[] = []
  const values: [string, string][] = []
  for (const question of questions) {
    const value = params.get(question.code)
    const answer =
      value === ownPartyValue && asksWhoTravels(question)
        ? ownParty(party)
        : question.answers.find(({ code }) => code === value)
    if (!answer && value !== skippedValue) continue
    given.push({ question, answer: answer ?? null })
    values.push([question.code, value as string])
  }
  const isAsked = new Set(given.map(({ question }) => question))
  const excluded = [...new Set(params.getAll(excludedField).filter(isSearchCode))].slice(0, mostExcluded)
  return {
    state: { values, party, excluded },
    given,
    next: questions.find((question) => !isAsked.has(question)) ?? null,
  }
}

/** Whether the question can be answered with any party. */
export function asksWhoTravels({ answers }: QuizQuestion): boolean {
  return answers.some(({ rule }) => rule.adults !== null)
}

/** At most as many people as can be booked online; invalid ages are dropped. */
function partyOf(params: URLSearchParams): NonNullable<QuizState['party']> {
  const said = Number(params.get(partyFields.adults))
  const adults = Number.isInteger(said) && said >= 1 && said <= maxParticipants ? said : 2
  const ages = params.getAll(partyFields.age).filter((age) => /^(?:\d|1[0-7])$/.test(age))
  return { adults, ages: ages.map(Number).slice(0, maxParticipants - adults) }
}

/** Its text is part of the page, so it has none. */
function ownParty({ adults, ages }: NonNullable<QuizState['party']>): QuizAnswer {
  const rule = { ...nothing, adults, childAges: [...ages] }
  return { code: ownPartyValue, label: '', text: null, picture: null, rule }
}

const nothing: QuizRule = {
  adults: null,
  childAges: [],
  months: [],
  durationFrom: null,
  durationTo: null,
  budget: null,
  airFrom: null,
  airTo: null,
  seaFrom: null,
  tripType: null,
  destinations: [],
  features: [],
}

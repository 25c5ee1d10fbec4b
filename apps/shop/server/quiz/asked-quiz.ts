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

/** A question and what the guest said; null: skipped. */
export interface Given {
  question: QuizQuestion
  answer: QuizAnswer | null
}

export interface AskedQuiz {
  state: QuizState
  given: Given[]
  /** The first one without an answer; null: all have been asked. */
  next: QuizQuestion | null
}

const mostExcluded = 20

/** What an address of the quiz says. Answers that nobody has written are asked for again. */
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

/** Such a question can be answered with any party. */
export function asksWhoTravels({ answers }: QuizQuestion): boolean {
  return answers.some(({ rule }) => rule.adults !== null)
}

/** No more people than one can book for online; what is no age is nobody. */
function partyOf(params: URLSearchParams): NonNullable<QuizState['party']> {
  const said = Number(params.get(partyFields.adults))
  const adults = Number.isInteger(said) && said >= 1 && said <= maxParticipants ? said : 2
  const ages = params.getAll(partyFields.age).filter((age) => /^(?:\d|1[0-7])$/.test(age))
  return { adults, ages: ages.map(Number).slice(0, maxParticipants - adults) }
}

/** Said in the words of the page, so it has none of its own. */
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

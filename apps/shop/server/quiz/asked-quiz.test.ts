import type { QuizQuestion, QuizRule } from '@wojaz/content'
import { expect, test } from 'vitest'
import { quizHref, withValue } from '../../app/features/quiz/quiz-address.ts'
import { askedQuiz } from './asked-quiz.ts'
import { looserAnswers } from './loosen-answers.ts'

const silent: QuizRule = {
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
const question = (code: string, isKept: boolean, ...rules: Partial<QuizRule>[]): QuizQuestion => ({
  code,
  question: `${code}?`,
  hint: null,
  isKept,
  answers: rules.map((rule, number) => ({
    code: `o${number + 1}`,
    label: `${code} ${number + 1}`,
    text: null,
    picture: null,
    rule: { ...silent, ...rule },
  })),
})
const questions = [
  question('kto', true, { adults: 1 }, { adults: 2 }),
  question('kiedy', true, { months: [6] }, { months: [1] }),
  question('budzet', false, { budget: 2000 }, { budget: 4000 }),
  question('tempo', false, { features: ['forWhom:quiet'] }, { features: ['forWhom:active'] }),
]
const asked = (query: string) => askedQuiz(questions, new URLSearchParams(query))

test('the first question without an answer is asked next', () => {
  expect(asked('').next?.code).toBe('kto')
  expect(asked('kto=o2').next?.code).toBe('kiedy')
  expect(asked('kto=o2&budzet=o1').next?.code).toBe('kiedy')
  expect(asked('kto=o1&kiedy=o2&budzet=-&tempo=o1').next).toBeNull()
})

test('a skipped question is asked no more, and says nothing', () => {
  const { given, next } = asked('kto=-')
  expect([next?.code, given[0]?.answer]).toEqual(['kiedy', null])
})

test('an answer nobody has written is asked for again', () => {
  expect(asked('kto=o9&kiedy=%00&x=y').next?.code).toBe('kto')
  expect(asked('budzet=inne').given).toEqual([])
})

test('any party can travel; ages alone stand in the address', () => {
  const { given, state } = asked('kto=inne&dorosli=3&wiek=2&wiek=11&wiek=40&wiek=')
  expect(given[0]?.answer?.rule).toMatchObject({ adults: 3, childAges: [2, 11] })
  expect(quizHref(state)).toBe('/quiz?kto=inne&dorosli=3&wiek=2&wiek=11')
})

test('no more people than one can book for online', () => {
  const { given } = asked(`kto=inne&dorosli=6${'&wiek=3'.repeat(9)}`)
  expect(given[0]?.answer?.rule).toMatchObject({ adults: 6, childAges: [3, 3] })
  expect(asked('kto=inne&dorosli=99').given[0]?.answer?.rule.adults).toBe(2)
})

test('an address says all there is to say, and nothing else', () => {
  const { state } = asked('tempo=o1&kto=o2&utm=x&bez=GRCRE&bez=GRCRE')
  expect(quizHref(state)).toBe('/quiz?kto=o2&tempo=o1&bez=GRCRE')
  expect(quizHref(withValue(state, 'tempo', null))).toBe('/quiz?kto=o2&bez=GRCRE')
  expect(quizHref(withValue(state, 'kiedy', '-'))).toBe('/quiz?kto=o2&tempo=o1&kiedy=-&bez=GRCRE')
})

test('where places are few, one answer alone is left out first, the last one before the others; then more', () => {
  const loose = looserAnswers(asked('kto=o1&kiedy=o1&budzet=o1&tempo=o1').given)
  expect(loose.map((left) => left.map((one) => one.question.code))).toEqual([
    ['tempo'],
    ['budzet'],
    ['tempo', 'budzet'],
  ])
  expect(looserAnswers(asked('kto=o1&kiedy=o1&budzet=-').given)).toEqual([])
})

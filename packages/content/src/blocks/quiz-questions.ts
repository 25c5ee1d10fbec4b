import { isNightsRange } from '@wojaz/travel/search'
import type { QuizBlock } from '../payload-types.ts'
import { agesFrom } from '../quiz-ages.ts'
import { pictureFromDocument } from '../reading/picture-from-document.ts'

type QuestionDocument = NonNullable<QuizBlock['questions']>[number]
type AnswerDocument = NonNullable<QuestionDocument['answers']>[number]

/** A question with fewer than two answers is left out. A repeated code is too, because both would have the same URL. */
export function questionsFrom(questions: QuestionDocument[] | null | undefined) {
  return firstOfCode((questions ?? []).map(questionFrom)).filter(
    ({ question, answers }) => question !== '' && answers.length > 1,
  )
}

function questionFrom({ code, question, hint, isKept, answers }: QuestionDocument) {
  return {
    code: code ?? '',
    question: question ?? '',
    hint: hint || null,
    isKept: isKept ?? false,
    answers: firstOfCode((answers ?? []).map(answerFrom)).filter(({ label }) => label !== ''),
  }
}

function answerFrom({ code, label, text, picture, rule }: AnswerDocument) {
  return {
    code: code ?? '',
    label: label ?? '',
    text: text || null,
    picture: pictureFromDocument(picture),
    rule: ruleFrom(rule),
  }
}

function ruleFrom(rule: AnswerDocument['rule']) {
  const [durationFrom, durationTo] = [rule?.durationFrom ?? null, rule?.durationTo ?? null]
  const saysNights = isNightsRange(durationFrom, durationTo)
  return {
    adults: rule?.adults ?? null,
    childAges: agesFrom(rule?.childAges) ?? [],
    months: (rule?.months ?? []).map(Number),
    durationFrom: saysNights ? durationFrom : null,
    durationTo: saysNights ? durationTo : null,
    budget: rule?.budget ?? null,
    airFrom: rule?.airFrom ?? null,
    airTo: rule?.airTo ?? null,
    seaFrom: rule?.seaFrom ?? null,
    tripType: rule?.tripType ?? null,
    destinations: rule?.destinations ?? [],
    features: rule?.features ?? [],
  }
}

function firstOfCode<Row extends { code: string }>(rows: Row[]): Row[] {
  return rows.filter(({ code }, at) => code !== '' && rows.findIndex((row) => row.code === code) === at)
}

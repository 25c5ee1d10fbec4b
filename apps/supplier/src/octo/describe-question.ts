import type { Answer } from '../booking.ts'
import type { Question } from '../catalogue/questions.ts'
import type { Language } from '../catalogue/six.ts'

/** The public types use title and shortDescription, the public documentation label and description, so both are sent. */
export function describeQuestion(
  { id, title, hint, isRequired, inputType, choices }: Question,
  language: Language,
) {
  return {
    id,
    title: title[language],
    label: title[language],
    shortDescription: hint?.[language] ?? null,
    description: hint?.[language] ?? null,
    required: isRequired,
    inputType,
    selectOptions: choices.map(({ value, label }) => ({ value, label: label[language] })),
    coverImageUrl: null,
  }
}

/** Answers to unknown questions are dropped. */
export function describeAnswers(
  questions: readonly Question[],
  answers: readonly Answer[],
  language: Language,
) {
  return answers.flatMap(({ questionId, value }) => {
    const question = questions.find(({ id }) => id === questionId)
    return question ? [{ questionId, value, question: describeQuestion(question, language) }] : []
  })
}

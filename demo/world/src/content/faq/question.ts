import type { Localised } from '@wojaz/travel/locale'
import type { Fields } from '../words.ts'

export interface Question extends Fields {
  question: Localised
}

/** Questions of one topic, in the order in which they are asked. */
export function topic(code: string, pairs: [question: Localised, answer: Localised][]): Question[] {
  return pairs.map(([question, answer], index) => ({
    question,
    answer: { markdown: answer },
    topic: code,
    position: (index + 1) * 10,
    active: true,
  }))
}

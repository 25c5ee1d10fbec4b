import { complaintWishes } from '@wojaz/travel/guest'
import type { ComplaintCategory } from './complaint-form.ts'

/** The default questions for each kind of problem, until editors write others; the texts are in the dictionary. `!`: required. */
const structure = {
  room: ['number!', 'changed'],
  cleanliness: ['where!', 'cleaned'],
  food: ['what!', 'ill'],
  facilities: ['which!', 'promised'],
  beach: ['what!', 'distance'],
  flight: ['hours!', 'luggage'],
  transfer: ['when!', 'waited'],
  service: ['who!', 'where'],
  noise: ['source!', 'when'],
  other: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Say = (key: `complaints.${string}`) => string

/** The form in the reader's language. */
export function complaintCategories(say: Say): ComplaintCategory[] {
  return Object.entries(structure).map(([code, questions]) => ({
    code,
    name: say(`complaints.category.${code}`),
    wishes: complaintWishes,
    questions: questions.map((question) => {
      const name = question.replace('!', '')
      return {
        code: name,
        text: say(`complaints.question.${code}.${name}`),
        required: question.endsWith('!'),
      }
    }),
  }))
}

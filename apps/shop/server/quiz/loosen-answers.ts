import type { Given } from './asked-quiz.ts'

/**
 * Which answers can be left out when too few places answer to all of them, the smallest loss first: one alone, from the last question
 * on; then the last two, the last three. What editors keep is kept.
 */
export function looserAnswers(given: readonly Given[]): Given[][] {
  const loose = given.filter(({ question, answer }) => answer && !question.isKept).reverse()
  const alone = loose.map((one) => [one])
  const together = loose.map((_, last) => loose.slice(0, last + 1)).slice(1)
  return [...alone, ...together]
}

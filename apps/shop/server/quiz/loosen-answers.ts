import type { Given } from './asked-quiz.ts'

/**
 * Combinations of answers to drop if too few places match all, the smallest loss first: one answer, from the last question
 * backwards; then the last two, the last three. Answers that editors marked as fixed stay.
 */
export function looserAnswers(given: readonly Given[]): Given[][] {
  const loose = given.filter(({ question, answer }) => answer && !question.isKept).reverse()
  const alone = loose.map((one) => [one])
  const together = loose.map((_, last) => loose.slice(0, last + 1)).slice(1)
  return [...alone, ...together]
}

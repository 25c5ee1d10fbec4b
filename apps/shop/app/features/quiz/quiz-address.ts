/** Without a language prefix. */
export const quizUrl = '/quiz'

/** The value of a skipped question. */
export const skippedValue = '-'
/**
 * The answer for a party that is not among the editor's answers; the fields below define it. It has ages only, never birth dates.
 */
export const ownPartyValue = 'inne'
export const partyFields = { adults: 'dorosli', age: 'wiek' } as const
/** Codes of places the guest does not want. */
export const excludedField = 'bez'

/** Everything in a URL of the quiz. */
export interface QuizState {
  /** By question code, in the order of the questions. */
  values: readonly (readonly [question: string, value: string])[]
  party: { adults: number; ages: readonly number[] } | null
  excluded: readonly string[]
}

export function quizHref({ values, party, excluded }: QuizState): string {
  const params = new URLSearchParams()
  for (const [question, value] of values) params.set(question, value)
  if (party && values.some(([, value]) => value === ownPartyValue)) {
    params.set(partyFields.adults, String(party.adults))
    for (const age of party.ages) params.append(partyFields.age, String(age))
  }
  for (const code of excluded) params.append(excludedField, code)
  return params.size === 0 ? quizUrl : `${quizUrl}?${params}`
}

/** Changes the answer to one question. Null: it is asked again. */
export function withValue(state: QuizState, question: string, value: string | null): QuizState {
  const others = state.values.filter(([code]) => code !== question)
  return { ...state, values: value === null ? others : [...others, [question, value] as const] }
}

/** The state of a request that is sent again with every change of a form. */
export interface LatestAnswer<Answer> {
  /** Number of the newest request. */
  readonly asked: number
  /** The answer to the newest request that was answered; it stays until a newer one comes. */
  readonly answer: Answer | null
  readonly state: 'idle' | 'fetching' | 'answered' | 'failed'
  /** The request failed because the shop is overloaded; it is sent again a little later. */
  readonly isBusy?: boolean
}

export const nothingAsked: LatestAnswer<never> = { asked: 0, answer: null, state: 'idle' }

export function questionAsked<Answer>(known: LatestAnswer<Answer>): LatestAnswer<Answer> {
  return { asked: known.asked + 1, answer: known.answer, state: 'fetching' }
}

/** An answer to any but the newest request is ignored. */
export function answerCame<Answer>(
  known: LatestAnswer<Answer>,
  question: number,
  answer: Answer,
): LatestAnswer<Answer> {
  return question === known.asked ? { asked: question, answer, state: 'answered' } : known
}

/** Clears the answer: showing nothing is better than a figure of an earlier request. */
export function answerFailed<Answer>(
  known: LatestAnswer<Answer>,
  question: number,
  isBusy = false,
): LatestAnswer<Answer> {
  return question === known.asked ? { asked: question, answer: null, state: 'failed', isBusy } : known
}

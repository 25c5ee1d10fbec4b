/** What is known of a question that is asked anew with every change of a form. */
export interface LatestAnswer<Answer> {
  /** Number of the newest question. */
  readonly asked: number
  /** Of the newest question that was answered; an older one stays until then. */
  readonly answer: Answer | null
  readonly state: 'idle' | 'fetching' | 'answered' | 'failed'
  /** It failed because the shop has too much to do, and will be answered a little later. */
  readonly isBusy?: boolean
}

export const nothingAsked: LatestAnswer<never> = { asked: 0, answer: null, state: 'idle' }

export function questionAsked<Answer>(known: LatestAnswer<Answer>): LatestAnswer<Answer> {
  return { asked: known.asked + 1, answer: known.answer, state: 'fetching' }
}

/** An answer to anything but the newest question comes too late and changes nothing. */
export function answerCame<Answer>(
  known: LatestAnswer<Answer>,
  question: number,
  answer: Answer,
): LatestAnswer<Answer> {
  return question === known.asked ? { asked: question, answer, state: 'answered' } : known
}

/** Nothing is shown rather than a figure of an earlier question. */
export function answerFailed<Answer>(
  known: LatestAnswer<Answer>,
  question: number,
  isBusy = false,
): LatestAnswer<Answer> {
  return question === known.asked ? { asked: question, answer: null, state: 'failed', isBusy } : known
}

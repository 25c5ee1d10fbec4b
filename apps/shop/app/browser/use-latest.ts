import {
  answerCame,
  answerFailed,
  type LatestAnswer,
  nothingAsked,
  questionAsked,
} from '@wojaz/travel/search-form'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'

type Step<Answer> =
  | { type: 'asked' }
  /** There is nothing to ask any more, and nothing to show. */
  | { type: 'dropped' }
  | { type: 'came'; question: number; answer: Answer }
  | { type: 'failed'; question: number }

function latest<Answer>(known: LatestAnswer<Answer>, step: Step<Answer>): LatestAnswer<Answer> {
  if (step.type === 'asked') return questionAsked(known)
  if (step.type === 'dropped') return { ...nothingAsked, asked: known.asked }
  return step.type === 'came'
    ? answerCame(known, step.question, step.answer)
    : answerFailed(known, step.question)
}

/** Asks again whenever the question changes and calls the last call off; null: nothing to ask now. */
export function useLatest<Answer>(
  question: string | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
): LatestAnswer<Answer> {
  const [known, send] = useReducer(latest<Answer>, nothingAsked as LatestAnswer<Answer>)
  const number = useRef(0)
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (question === null) return send({ type: 'dropped' })
    const leaving = new AbortController()
    number.current += 1
    const mine = number.current
    send({ type: 'asked' })
    askNow(leaving.signal).then(
      (answer) => send({ type: 'came', question: mine, answer }),
      () => leaving.signal.aborted || send({ type: 'failed', question: mine }),
    )
    return () => leaving.abort()
  }, [question])
  return known
}

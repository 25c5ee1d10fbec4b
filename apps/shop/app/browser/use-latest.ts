import {
  answerCame,
  answerFailed,
  type LatestAnswer,
  nothingAsked,
  questionAsked,
} from '@wojaz/travel/search-form'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { isBusy, waitOf } from './is-busy.ts'

type Step<Answer> =
  | { type: 'asked' }
  /** There is no question any more and nothing to show. */
  | { type: 'dropped' }
  | { type: 'came'; question: number; answer: Answer }
  | { type: 'failed'; question: number; isBusy: boolean }

function latest<Answer>(known: LatestAnswer<Answer>, step: Step<Answer>): LatestAnswer<Answer> {
  if (step.type === 'asked') return questionAsked(known)
  if (step.type === 'dropped') return { ...nothingAsked, asked: known.asked }
  return step.type === 'came'
    ? answerCame(known, step.question, step.answer)
    : answerFailed(known, step.question, step.isBusy)
}

/**
 * Calls `ask` whenever the question changes and aborts the previous call. Null: no question now. While the shop is too busy, the
 * call is repeated after the time it names.
 */
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
    let later: ReturnType<typeof setTimeout> | undefined
    const askOnce = () => {
      number.current += 1
      const mine = number.current
      send({ type: 'asked' })
      askNow(leaving.signal).then(
        (answer) => send({ type: 'came', question: mine, answer }),
        (error) => {
          if (leaving.signal.aborted) return
          send({ type: 'failed', question: mine, isBusy: isBusy(error) })
          if (isBusy(error)) later = setTimeout(askOnce, waitOf(error))
        },
      )
    }
    askOnce()
    return () => {
      clearTimeout(later)
      leaving.abort()
    }
  }, [question])
  return known
}

import { type ConsentAnswer, consentAnswers, optionalCategories } from '@wojaz/travel/guest'
import type { FormEvent, ReactNode } from 'react'
import { answerConsent } from './answer-consent.ts'

interface ConsentFormProps {
  id: string
  /** The page to return to without scripts. */
  returnTo: string
  onAnswered?: () => void
  className?: string
  children: ReactNode
}

/** A plain form that the server can handle. With scripts the page is not reloaded. */
export function ConsentForm({ id, returnTo, onAnswered, className, children }: ConsentFormProps) {
  const answer = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const fields = new FormData(event.currentTarget, submitter)
    const given = fields.get('answer')
    if (!isAnswer(given)) return
    event.preventDefault()
    answerConsent(
      given,
      optionalCategories.filter((category) => fields.has(category)),
    )
    onAnswered?.()
  }
  return (
    <form id={id} method="post" action="/api/www/consent" onSubmit={answer} className={className}>
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
    </form>
  )
}

function isAnswer(value: unknown): value is ConsentAnswer {
  return (consentAnswers as readonly unknown[]).includes(value)
}

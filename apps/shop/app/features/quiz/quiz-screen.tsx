import { formatMoney } from '@wojaz/travel/money'
import { type Ref, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { trackQuiz } from '../tracking/tracking.ts'
import { GivenAnswers } from './given-answers.tsx'
import { QuizQuestion } from './quiz-question.tsx'
import { QuizRepairs } from './quiz-repairs.tsx'
import { QuizResult } from './quiz-result.tsx'
import type { QuizView } from './quiz-view.ts'

/** One question after the other, every answer a link; then three places. */
export function QuizScreen({ view }: { view: QuizView }) {
  usePageTexts(view.texts)
  const { t } = useTranslation()
  const { state } = useNavigation()
  const { step, count, fromPrice } = view
  const place = step.kind === 'question' ? step.code : 'result'
  const heading = useFocusOnChange(place)
  const answered = view.given.length
  useEffect(() => trackQuiz(place, answered), [place, answered])
  const left = t('quiz.count', { count })
  return (
    <section aria-label={view.heading} className="pb-12 pt-3 md:pt-5">
      <Container>
        {view.lead && answered === 0 ? (
          <p className="mb-5 max-w-reading text-lead text-ink-soft">{view.lead}</p>
        ) : null}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          {step.kind === 'question' ? (
            <p className="text-small text-ink-soft">
              {t('quiz.progress', { number: step.number, of: view.questions })}
            </p>
          ) : null}
          <p role="status" className="text-small">
            <strong>{left}</strong>
            {fromPrice === null ? null : `, ${t('quiz.from', { price: formatMoney(fromPrice) })}`}
          </p>
        </div>
        <Progress done={step.kind === 'question' ? step.number - 1 : view.questions} of={view.questions} />
        <div className={`transition-opacity ${state === 'loading' ? 'opacity-60' : ''}`}>
          {step.kind === 'question' ? (
            <QuizQuestion step={step} heading={heading} />
          ) : (
            <QuizResult step={step} count={count} heading={heading} />
          )}
          {count === 0 ? <QuizRepairs repairs={view.repairs} /> : null}
          <GivenAnswers given={view.given} againUrl={view.againUrl} />
        </div>
      </Container>
    </section>
  )
}

/** Only visual: the text above says the same. */
function Progress({ done, of }: { done: number; of: number }) {
  return (
    <div aria-hidden="true" className="mb-6 mt-2 h-1.5 overflow-hidden rounded-round bg-paper-sunk">
      <div className="h-full bg-accent" style={{ width: `${(100 * done) / of}%` }} />
    </div>
  )
}

/** The pressed link disappears with its question, so the next heading gets the focus for screen readers. */
function useFocusOnChange(place: string): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current !== place) heading.current?.focus()
    shown.current = place
  }, [place])
  return heading
}

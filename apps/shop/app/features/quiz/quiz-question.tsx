import type { Ref } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { Image } from '../../ui/image.tsx'
import { OwnPartyForm } from './own-party-form.tsx'
import { QuizLink } from './quiz-link.tsx'
import type { QuizAnswerView, QuizQuestionStep } from './quiz-view.ts'

interface QuizQuestionProps {
  step: QuizQuestionStep
  heading: Ref<HTMLHeadingElement>
}

export function QuizQuestion({ step, heading }: QuizQuestionProps) {
  const { t } = useTranslation()
  const { question, hint, answers, skipUrl, backUrl, ownParty } = step
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-heading outline-offset-4">
        {question}
      </h2>
      {hint ? <p className="mt-1 max-w-reading text-ink-soft">{hint}</p> : null}
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {answers.map((answer) => (
          <li key={answer.code}>
            <Answer answer={answer} />
          </li>
        ))}
      </ul>
      {ownParty ? <OwnPartyForm question={step.code} state={ownParty} /> : null}
      <p className="mt-5 flex flex-wrap gap-x-2 gap-y-2">
        {backUrl ? (
          <QuizLink url={backUrl} className={buttonClass('secondary', 'small')}>
            {t('quiz.back')}
          </QuizLink>
        ) : null}
        <QuizLink url={skipUrl} className={buttonClass('secondary', 'small')}>
          {t('quiz.skip')}
        </QuizLink>
      </p>
    </>
  )
}

/** An answer that would leave no hotels is not a link. It is shown with the reason. */
function Answer({ answer: { label, text, picture, url, count } }: { answer: QuizAnswerView }) {
  const { t } = useTranslation()
  const look = 'flex h-full flex-col overflow-hidden rounded-card bg-paper-raised p-2 shadow-raised'
  const body = (
    <>
      {picture ? (
        <Image
          {...picture}
          alt=""
          sizes="(min-width: 992px) 270px, 46vw"
          ratio={1.5}
          className={`aspect-[3/2] w-full rounded-[calc(var(--radius-card)-0.5rem)] bg-paper-sunk object-cover ${count === 0 ? 'grayscale' : ''}`}
        />
      ) : null}
      <span className="flex flex-1 flex-col px-1.5 pb-1.5 pt-2.5 sm:px-2.5">
        <span className="font-bold leading-snug">{label}</span>
        {text ? <span className="mt-0.5 text-small text-ink-soft">{text}</span> : null}
        <span className="mt-auto pt-2 text-small font-medium text-ink-soft">
          {count === 0 ? t('quiz.none') : t('quiz.hotels', { count })}
        </span>
      </span>
    </>
  )
  if (count === 0) return <div className={look}>{body}</div>
  return (
    <QuizLink url={url} className={`${look} hover:text-accent`}>
      {body}
    </QuizLink>
  )
}

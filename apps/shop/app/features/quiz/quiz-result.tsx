import type { Ref } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { QuizLink } from './quiz-link.tsx'
import { QuizPlaceCard } from './quiz-place-card.tsx'
import type { QuizResultStep } from './quiz-view.ts'

interface QuizResultProps {
  step: QuizResultStep
  count: number
  heading: Ref<HTMLHeadingElement>
}

/** Three places with their reasons, and the excluded places. */
export function QuizResult({ step, count, heading }: QuizResultProps) {
  const { t } = useTranslation()
  const { places, excluded, listingUrl, backUrl } = step
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-heading outline-offset-4">
        {t('quiz.result')}
      </h2>
      <p className="mt-1 max-w-reading text-ink-soft">
        {t('quiz.resultLead')} {places.length > 0 ? t('quiz.notThisHint') : null}
      </p>
      {excluded.length > 0 ? (
        <div role="status" className="mt-4 rounded-control bg-paper-sunk px-5 py-3">
          <p>{t('quiz.excluded')}</p>
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {excluded.map(({ code, name, url }) => (
              <li key={code}>
                <QuizLink
                  url={url}
                  className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4"
                >
                  {t('quiz.restore', { name })}
                </QuizLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <ol className="mt-5 grid gap-5 lg:grid-cols-3 lg:gap-6">
        {places.map((place) => (
          <li key={place.code}>
            <QuizPlaceCard place={place} />
          </li>
        ))}
      </ol>
      <p className="mt-5 flex flex-wrap gap-3">
        {count > 0 ? (
          <ContentLink url={listingUrl} className={buttonClass('primary', 'medium')}>
            {t('quiz.list', { count })}
          </ContentLink>
        ) : null}
        {backUrl ? (
          <QuizLink url={backUrl} className={buttonClass('secondary', 'medium')}>
            {t('quiz.back')}
          </QuizLink>
        ) : null}
      </p>
    </>
  )
}

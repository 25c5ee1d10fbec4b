import { useTranslation } from '../../i18n/use-translation.ts'
import { usePartyWords } from '../offer-cards/offer-cards.ts'
import { QuizLink } from './quiz-link.tsx'
import type { QuizGiven, QuizView } from './quiz-view.ts'

/** The answers so far, each with a link to change it. */
export function GivenAnswers({ given, againUrl }: Pick<QuizView, 'given' | 'againUrl'>) {
  const { t } = useTranslation()
  const partyWords = usePartyWords()
  if (given.length === 0) return null
  const said = ({ label, party }: QuizGiven) =>
    party
      ? partyWords({ adultsCount: party.adults, childrenBirthDates: party.ages })
      : (label ?? t('quiz.skipped'))
  return (
    <div className="mt-8 border-t border-line pt-5">
      <h2 className="text-title">{t('quiz.given')}</h2>
      <dl className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {given.map((one) => (
          <div key={one.code} className="flex min-h-11 flex-wrap items-baseline gap-x-2 py-1.5 sm:block">
            <dt className="text-small text-ink-soft">{one.question}</dt>
            <dd className="font-medium">
              {said(one)}{' '}
              <QuizLink
                url={one.changeUrl}
                className="inline-block py-1.5 text-small text-accent underline decoration-1 underline-offset-4"
              >
                {t('quiz.change')}
                <span className="sr-only">: {one.question}</span>
              </QuizLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <QuizLink
          url={againUrl}
          className="inline-flex min-h-11 items-center font-bold text-accent underline decoration-1 underline-offset-4"
        >
          {t('quiz.again')}
        </QuizLink>
      </p>
    </div>
  )
}

import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { QuizLink } from './quiz-link.tsx'
import type { QuizRepair } from './quiz-view.ts'

/** Which answer leaves no results, and what there is without it. */
export function QuizRepairs({ repairs }: { repairs: QuizRepair[] }) {
  const { t } = useTranslation()
  return (
    <div className="mt-8 rounded-card bg-paper-raised px-5 py-6 shadow-raised sm:px-8">
      <h2 className="text-title">{t('quiz.zero')}</h2>
      {repairs.length > 0 ? (
        <>
          <p className="mt-2">{t('quiz.repairs')}</p>
          <ul className="mt-3 grid gap-3 lg:grid-cols-2">
            {repairs.map(({ question, label, url, count, fromPrice }) => (
              <li key={question}>
                <QuizLink
                  url={url}
                  className="flex min-h-16 items-center gap-4 rounded-control border border-line-strong px-5 py-3 hover:border-accent hover:bg-accent-wash"
                >
                  <span className="min-w-0 flex-1 font-bold">
                    {t('quiz.repair', { label: label || question })}
                  </span>
                  <span className="shrink-0 text-right text-small text-ink-soft">
                    {t('quiz.hotels', { count })}
                    {fromPrice === null ? null : (
                      <strong className="block whitespace-nowrap text-body text-ink">
                        {t('offers.from', { price: formatMoney(fromPrice) })}
                      </strong>
                    )}
                  </span>
                  <Icon name="arrowRight" className="text-accent" />
                </QuizLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

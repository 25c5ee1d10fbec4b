import { useTranslation } from '../../i18n/use-translation.ts'
import { TickBox } from '../../ui/tick-box.tsx'
import type { CartAnswer } from './attraction-checkout-view.ts'

/** The terms, and that the law gives no right of withdrawal for services on a fixed day. No box is ticked in advance. */
export function TermsField({ termsUrl, answer }: { termsUrl: string; answer: CartAnswer | undefined }) {
  const { t } = useTranslation()
  return (
    <section className="grid gap-3 rounded-card bg-paper-raised p-5 shadow-raised sm:p-6">
      <h2 className="text-title">{t('tickets.terms.heading')}</h2>
      <p className="text-small">{t('tickets.terms.law')}</p>
      <p>
        {/* Opens in a new tab, so that what was filled in here stays. */}
        <a
          href={termsUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4"
        >
          {t('tickets.terms.read')}
          <span className="sr-only"> ({t('checkout.summary.newTab')})</span>
        </a>
      </p>
      <TickBox
        name="terms"
        required
        defaultChecked={answer?.typed.terms === 'on'}
        error={answer?.faults.terms}
      >
        <span className="text-ink">{t('tickets.terms.accept')}</span>
      </TickBox>
    </section>
  )
}

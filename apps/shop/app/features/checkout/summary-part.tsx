import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PlainLink } from '../../ui/plain-link.tsx'

interface SummaryPartProps {
  heading: string
  /** The step where it can be changed. */
  edit?: string
  children: ReactNode
}

/** One part of the summary. */
export function SummaryPart({ heading, edit, children }: SummaryPartProps) {
  const { t } = useTranslation()
  return (
    <section className="rounded-card bg-paper-raised p-5 shadow-raised sm:p-6">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-title">{heading}</h2>
        {edit ? (
          <PlainLink
            href={edit}
            aria-label={t('checkout.summary.editPart', { part: heading })}
            className="inline-flex min-h-11 items-center text-small font-bold text-accent underline decoration-1 underline-offset-4"
          >
            {t('checkout.summary.edit')}
          </PlainLink>
        ) : null}
      </div>
      {children}
    </section>
  )
}

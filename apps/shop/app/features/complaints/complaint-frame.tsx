import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { complaintsAddress } from './complaint-address.ts'

interface ComplaintFrameProps {
  title: string
  below?: string
  /** The list has no link back to itself. */
  isList?: boolean
  children: ReactNode
}

export function ComplaintFrame({ title, below, isList = false, children }: ComplaintFrameProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Container className="grid max-w-3xl gap-6 py-6 lg:py-10">
      <title>{`${title} | Wojaż`}</title>
      <div className="grid gap-3">
        {isList ? null : (
          <p>
            <TextLink look="standalone" href={complaintsAddress(locale)}>
              {t('complaints.back')}
            </TextLink>
          </p>
        )}
        <h1 className="text-heading wrap-anywhere">{title}</h1>
        {below ? <p className="max-w-reading text-ink-soft wrap-anywhere">{below}</p> : null}
      </div>
      {children}
    </Container>
  )
}

/** One part of a page, with its heading. */
export function ComplaintPanel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section
      aria-label={heading}
      className="grid min-w-0 gap-4 rounded-card bg-paper-raised p-5 shadow-raised sm:p-6"
    >
      <h2 className="text-title">{heading}</h2>
      {children}
    </section>
  )
}

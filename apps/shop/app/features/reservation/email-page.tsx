import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { tabAddress } from './reservation-address.ts'

interface EmailPageProps {
  number: string
  /** Of the hotel or the flight. */
  name: string
  title: string
  below: string
  /** Whoever came by the link of an e-mail has no way back to the trip, whether they are logged in or not. */
  isOwn: boolean
  children: ReactNode
}

/** A page about a trip that an e-mail leads to, and the account too. */
export function EmailPage({ number, name, title, below, isOwn, children }: EmailPageProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Container className="grid max-w-3xl gap-6 py-6 lg:py-10">
      <title>{`${title}, ${name} | Wojaż`}</title>
      <div className="grid gap-3">
        {isOwn ? (
          <p>
            <TextLink look="standalone" href={tabAddress(locale, number, 'podsumowanie')}>
              {t('reservation.notice.back')}
            </TextLink>
          </p>
        ) : null}
        <h1 className="text-heading wrap-anywhere">{title}</h1>
        <p className="text-ink-soft wrap-anywhere">{below}</p>
      </div>
      {children}
    </Container>
  )
}

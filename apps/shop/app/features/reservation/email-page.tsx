import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { tabAddress } from './reservation-address.ts'

interface EmailPageProps {
  number: string
  /** The name of the hotel or flight. */
  name: string
  title: string
  below: string
  /** False for guests who came by the link of an email, logged in or not: they get no link back to the trip. */
  isOwn: boolean
  children: ReactNode
}

/** A page about a trip that can be opened from an email and from the account. */
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

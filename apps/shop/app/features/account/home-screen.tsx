import { complaintsPath } from '@wojaz/complaints'
import { localisedPath } from '@wojaz/travel/locale'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AccountTabs } from './account-tabs.tsx'
import { type Joined, JoinForm } from './join-form.tsx'
import { NextTripCard } from './next-trip-card.tsx'
import type { NextTrip } from './next-trip-view.ts'
import { ReservationLists } from './reservation-lists.tsx'
import type { ReservationsView } from './reservation-view.ts'

export interface AccountHome {
  /** How the guest is addressed; null: unknown. */
  name: string | null
  email: string
  reservations: ReservationsView
  next: NextTrip | null
  /** The result of a booking they asked to add. */
  joined: Joined
}

interface HomeScreenProps extends AccountHome {
  /** Below the trips: what else was bought. */
  children?: ReactNode
}

export function HomeScreen({ name, email, reservations, next, joined, children }: HomeScreenProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <AccountTabs current="trips" />
      <Container className="grid gap-8 py-8 lg:py-12">
        <title>{`${t('account.home.title')} | Wojaż`}</title>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0">
            <h1 className="text-heading wrap-anywhere">
              {name === null ? t('account.home.greeting') : t('account.home.greetingByName', { name })}
            </h1>
            <p className="mt-1 text-ink-soft wrap-anywhere">{t('account.home.email', { email })}</p>
          </div>
          <form method="post">
            <input type="hidden" name="intent" value="logout" />
            <Button type="submit" look="secondary">
              {t('account.home.logout')}
            </Button>
          </form>
        </div>
        {next ? <NextTripCard {...next} /> : null}
        <ReservationLists reservations={reservations} />
        {children}
        <JoinForm joined={joined} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Part heading={t('wishlist.title')} lead={t('account.home.savedLead')}>
            <TextLink look="standalone" href={localisedPath(locale, '/ulubione')}>
              {t('account.home.savedLink')}
            </TextLink>
          </Part>
          <Part heading={t('account.home.complaints')} lead={t('account.home.complaintsLead')}>
            <TextLink look="standalone" href={localisedPath(locale, complaintsPath)}>
              {t('account.home.complaintsLink')}
            </TextLink>
          </Part>
        </div>
      </Container>
    </>
  )
}

function Part({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <section className="rounded-card bg-paper-raised p-6 shadow-raised">
      <h2 className="text-title">{heading}</h2>
      <p className="mb-2 mt-2 text-ink-soft">{lead}</p>
      {children}
    </section>
  )
}

import { complaintsPath } from '@wojaz/complaints'
import { mailboxPath } from '@wojaz/talks'
import { phoneWithHours, type ShopContact, telephoneAddress } from '@wojaz/travel/guest'
import { localisedPath } from '@wojaz/travel/locale'
import { type ReactNode, useId } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { findBookingAddress } from '../find-booking/find-booking.ts'

/** The most urgent first, each with when somebody answers. */
export function WaysToAsk({ contact, isLoggedIn }: { contact: ShopContact; isLoggedIn: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { phone, phoneHours, emergencyPhone, emergencyHours, email } = contact
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-title">
        {t('help.ask')}
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        <Way name="urgent">
          <Phone number={emergencyPhone || phone} hours={emergencyPhone ? emergencyHours : phoneHours} />
        </Way>
        <Way name="soon">
          <Phone number={phone} hours={phoneHours} />
        </Way>
        <Way name="calm">
          {isLoggedIn ? (
            <>
              <Lead to={mailboxPath}>{t('help.mailbox')}</Lead>
              <Lead to={complaintsPath}>{t('help.complaint')}</Lead>
            </>
          ) : (
            <Lead to="/kontakt">{t('help.write')}</Lead>
          )}
          {email ? (
            <span className="block">
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
            </span>
          ) : null}
        </Way>
        <Way name="lost">
          <TextLink look="standalone" href={findBookingAddress(locale)}>
            {t('help.lost.find')}
          </TextLink>
        </Way>
      </ul>
    </section>
  )
}

function Way({ name, children }: { name: 'urgent' | 'soon' | 'calm' | 'lost'; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <li className="rounded-card border border-line bg-paper-raised p-5">
      <h3 className="font-bold">{t(`help.${name}.title`)}</h3>
      <p className="mt-1 text-small text-ink-soft">{t(`help.${name}.text`)}</p>
      <div className="mt-3">{children}</div>
    </li>
  )
}

function Lead({ to, children }: { to: string; children: string }) {
  const locale = useLocale()
  return (
    <span className="block">
      <TextLink look="standalone" href={localisedPath(locale, to)}>
        {children}
      </TextLink>
    </span>
  )
}

function Phone({ number, hours }: { number: string; hours: string }) {
  return <TextLink href={telephoneAddress(number)}>{phoneWithHours(number, hours)}</TextLink>
}

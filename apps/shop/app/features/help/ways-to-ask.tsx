import { accountPaths } from '@wojaz/account'
import { complaintsPath } from '@wojaz/complaints'
import type { Opening } from '@wojaz/talks'
import { mailboxPath } from '@wojaz/talks'
import { formatDate } from '@wojaz/travel/dates'
import { phoneWithHours, telephoneAddress } from '@wojaz/travel/guest'
import { localisedPath } from '@wojaz/travel/locale'
import { type ReactNode, useId } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { findBookingAddress } from '../find-booking/find-booking.ts'
import type { HelpView } from './help-view.ts'

type WaysProps = Pick<HelpView, 'contact' | 'openings' | 'isLoggedIn'>

/** Ways to contact us, the most urgent first, each with its opening hours. */
export function WaysToAsk({ contact, openings, isLoggedIn }: WaysProps) {
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
          {emergencyPhone ? null : <OpenNow opening={openings.phone} />}
        </Way>
        <Way name="soon">
          <Phone number={phone} hours={phoneHours} />
          <OpenNow opening={openings.phone} />
          {isLoggedIn ? (
            <div className="mt-3">
              <Lead to={accountPaths.home}>{t('help.chat')}</Lead>
              <OpenNow opening={openings.chat} />
            </div>
          ) : null}
        </Way>
        <Way name="calm">
          {isLoggedIn ? (
            <>
              <Lead to={mailboxPath}>{t('help.mailbox')}</Lead>
              <Lead to={complaintsPath}>{t('help.complaint')}</Lead>
            </>
          ) : (
            <>
              <Lead to="/kontakt">{t('help.write')}</Lead>
              <Lead to={complaintsPath}>{t('help.complaint')}</Lead>
            </>
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

/** Says it in words, not only by colour. */
function OpenNow({ opening }: { opening: Opening }) {
  const { t } = useTranslation()
  const { isOpen, until, opensAt } = opening
  if (!isOpen && !opensAt) return null
  return (
    <p
      className={`mt-1 flex items-center gap-2 text-small ${isOpen ? 'font-bold text-success' : 'text-ink-soft'}`}
    >
      <Icon name={isOpen ? 'check' : 'clock'} size={16} className="shrink-0" />
      {opensAt
        ? t('help.opens', { date: formatDate(opensAt.day), time: opensAt.time })
        : t('help.open', { time: until ?? '' })}
    </p>
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

import { localisedPath } from '@wojaz/travel/locale'
import { type ReactNode, useId } from 'react'
import { useActionData, useLocation } from 'react-router'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AccountAnswer } from '../account-view.ts'
import { doneText } from '../logins-done-address.ts'
import type { LoginsView } from '../logins-view.ts'
import { SettingsFrame } from '../settings-frame.tsx'
import { settingsSections } from '../settings-sections.ts'
import { LinkedLogins } from './linked-logins.tsx'
import { LoginTroubleNotice } from './login-trouble-notice.tsx'
import { PasskeyList } from './passkey-list.tsx'

/** How the customer can log in, and the settings for it. */
export function LoginsScreen(view: LoginsView) {
  const { t } = useTranslation()
  const locale = useLocale()
  const answer = useActionData() as AccountAnswer | undefined
  const done = doneText(useLocation().search)
  const { email, hasPassword, logins, missing } = view
  return (
    <SettingsFrame section="logins">
      <div className="grid max-w-reading gap-6">
        <p className="text-ink-soft">{t('account.ways.settings.lead')}</p>
        {answer?.refusal ? <Notice tone="error">{answer.refusal}</Notice> : null}
        {done && !answer ? <Notice tone="success">{t(done)}</Notice> : null}
        <LoginTroubleNotice />
        <Part heading={t('account.ways.settings.password')}>
          <p className="wrap-anywhere">
            {hasPassword
              ? t('account.ways.settings.hasPassword', { email })
              : t('account.ways.settings.noPassword')}
          </p>
          <TextLink look="standalone" href={localisedPath(locale, settingsSections.password)}>
            {t(`account.ways.settings.${hasPassword ? 'changePassword' : 'setPassword'}`)}
          </TextLink>
        </Part>
        <Part heading={t('account.ways.settings.passkeys')} lead={t('account.ways.settings.passkeysLead')}>
          <PasskeyList {...view} />
        </Part>
        {logins.length + missing.length > 0 ? (
          <Part heading={t('account.ways.settings.others')} lead={t('account.ways.settings.othersLead')}>
            <LinkedLogins {...view} />
          </Part>
        ) : null}
      </div>
    </SettingsFrame>
  )
}

function Part({ heading, lead, children }: { heading: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-card bg-paper-raised p-5 shadow-raised sm:p-7"
    >
      <h2 id={id} className="text-title">
        {heading}
      </h2>
      {lead ? <p className="text-ink-soft">{lead}</p> : null}
      {children}
    </section>
  )
}

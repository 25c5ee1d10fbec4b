import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { SettingsFrame } from './settings-frame.tsx'

interface PasswordSettings {
  alwaysCode: boolean
  loginEmails: boolean
  /** False: the customer logs in with a provider or a passkey. */
  hasPassword: boolean
  /** What has just been saved. */
  done: string | null
}

/** A new password, and the checks when somebody logs in. */
export function PasswordSettingsScreen({ alwaysCode, loginEmails, hasPassword, done }: PasswordSettings) {
  const { t } = useTranslation()
  return (
    <SettingsFrame section="password">
      <div className="grid max-w-[34rem] gap-8">
        {done === 'password' ? <Notice tone="success">{t('account.password.changed')}</Notice> : null}
        {done === 'safety' ? <Notice tone="success">{t('account.safety.saved')}</Notice> : null}
        <section className="grid gap-4">
          <h2 className="text-title">
            {t(hasPassword ? 'account.password.changeTitle' : 'account.password.firstTitle')}
          </h2>
          {hasPassword ? null : <p className="text-ink-soft">{t('account.password.firstLead')}</p>}
          <ChangePasswordForm hasPassword={hasPassword} />
        </section>
        <section className="grid gap-4">
          <h2 className="text-title">{t('account.safety.title')}</h2>
          <form method="post" className="grid gap-5 rounded-card bg-paper-raised p-5 shadow-raised sm:p-7">
            <input type="hidden" name="intent" value="safety" />
            <div>
              <TickBox name="alwaysCode" defaultChecked={alwaysCode}>
                <span className="block text-body text-ink">{t('account.safety.alwaysCode')}</span>
                {t('account.safety.alwaysCodeLead')}
              </TickBox>
            </div>
            <TickBox name="loginEmails" defaultChecked={loginEmails}>
              <span className="block text-body text-ink">{t('account.safety.loginEmails')}</span>
            </TickBox>
            <div>
              <Button type="submit" look="secondary">
                {t('account.safety.save')}
              </Button>
            </div>
          </form>
        </section>
      </div>
    </SettingsFrame>
  )
}

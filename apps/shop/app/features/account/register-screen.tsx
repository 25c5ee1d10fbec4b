import { localisedPath } from '@wojaz/travel'
import { nameOrder } from '../../i18n/name-order.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { accountAddress } from './return-path.ts'

export function RegisterScreen() {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <AccountFrame title={t('account.register.title')} lead={t('account.register.lead')}>
      <AccountForm
        fields={[...nameOrder(locale), 'email', 'password']}
        hasNewPassword
        button={t('account.register.button')}
      >
        <p className="text-small text-ink-soft">
          {t('account.register.terms')}{' '}
          <TextLink href={localisedPath(locale, '/regulamin')}>{t('account.register.termsLink')}</TextLink>
          {' · '}
          <TextLink href={localisedPath(locale, '/polityka-prywatnosci')}>
            {t('account.register.privacyLink')}
          </TextLink>
        </p>
      </AccountForm>
      <p className="flex flex-wrap items-center justify-between gap-3">
        {t('account.register.have')}
        <ButtonLink look="secondary" href={accountAddress(locale, 'login')}>
          {t('account.login.button')}
        </ButtonLink>
      </p>
    </AccountFrame>
  )
}

/** The same whoever the address belongs to. */
export function RegisteredScreen() {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <AccountFrame title={t('account.registered.title')} lead={t('account.registered.lead')}>
      <p>{t('account.registered.noLetter')}</p>
      <p>
        <ButtonLink look="secondary" href={accountAddress(locale, 'resend')}>
          {t('account.registered.again')}
        </ButtonLink>
      </p>
    </AccountFrame>
  )
}

import { nameOrder } from '../../i18n/name-order.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { accountAddress } from './account-address.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { RegisterTerms } from './register-terms.tsx'
import { OtherWaysIn } from './ways-in/other-ways-in.tsx'

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
        <RegisterTerms />
      </AccountForm>
      <OtherWaysIn />
      <p className="flex flex-wrap items-center justify-between gap-3">
        {t('account.register.have')}
        <ButtonLink look="secondary" href={accountAddress(locale, 'login')}>
          {t('account.login.button')}
        </ButtonLink>
      </p>
    </AccountFrame>
  )
}

/** The same text whether or not the address already has an account. */
export function RegisteredScreen({ email }: { email: string | null }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <AccountFrame
      title={t('account.registered.title')}
      lead={email === null ? t('account.registered.lead') : t('account.registered.leadTo', { email })}
    >
      <p>{t('account.registered.noEmail')}</p>
      <p>
        <ButtonLink look="secondary" href={accountAddress(locale, 'resend')}>
          {t('account.registered.again')}
        </ButtonLink>
      </p>
    </AccountFrame>
  )
}

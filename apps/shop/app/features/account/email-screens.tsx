import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { accountAddress } from './account-address.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

/** Sets a new password: with the link of an email, with the old password, or after requesting an email. */
export function NewPasswordScreen({ way, isMarked }: NewPassword) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (way === 'over') return <LinkOver way="remind" />
  if (way === 'email')
    return (
      <AccountFrame title={t('account.newPassword.title')} lead={t('account.newPassword.lead')}>
        <AccountForm fields={['newPassword']} button={t('account.newPassword.button')} />
      </AccountFrame>
    )
  if (way === 'old')
    return (
      <AccountFrame
        title={t('account.newPassword.title')}
        {...(isMarked && { lead: t('account.password.must') })}
      >
        <ChangePasswordForm hasPassword />
      </AccountFrame>
    )
  return (
    <AccountFrame title={t('account.newPassword.title')} lead={t('account.newPassword.ask')}>
      <p>
        <ButtonLink href={accountAddress(locale, 'remind')}>{t('account.remind.button')}</ButtonLink>
      </p>
    </AccountFrame>
  )
}

interface NewPassword {
  way: 'email' | 'over' | 'old' | 'ask'
  /** The customer must change the password before anything else. */
  isMarked: boolean
}

interface AskEmail {
  about: 'remind' | 'resend'
  isSent: boolean
  /** The address typed in this browser a moment ago. */
  email: string | null
}

/** Asks for an address and sends an email to it. The reply is the same whether or not there is an account. */
export function AskEmailScreen({ about, isSent, email }: AskEmail) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <AccountFrame title={t(`account.${about}.title`)} lead={isSent ? undefined : t(`account.${about}.lead`)}>
      {isSent ? (
        <Notice tone="success">{t(`account.${about}.sent`)}</Notice>
      ) : (
        <AccountForm
          fields={['email']}
          {...(email !== null && { known: { email } })}
          button={t(`account.${about}.button`)}
        />
      )}
      <p>
        <TextLink look="standalone" href={accountAddress(locale, 'login')}>
          {t('account.login.button')}
        </TextLink>
      </p>
    </AccountFrame>
  )
}

function LinkOver({ way }: { way: 'remind' | 'resend' }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <AccountFrame title={t('account.over.title')} lead={t('account.refusal.linkOver')}>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={accountAddress(locale, way)}>{t(`account.${way}.button`)}</ButtonLink>
        <ButtonLink look="secondary" href={accountAddress(locale, 'login')}>
          {t('account.login.button')}
        </ButtonLink>
      </p>
    </AccountFrame>
  )
}

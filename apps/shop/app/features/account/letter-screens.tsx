import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { accountAddress } from './account-address.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'

/** Where the link of the first letter leads. Opening it does nothing: programs open links, people type passwords. */
export function ActivateScreen({ isGood }: { isGood: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!isGood) return <LinkOver way="resend" />
  return (
    <AccountFrame title={t('account.activate.title')} lead={t('account.activate.lead')}>
      <AccountForm fields={['password']} button={t('account.activate.button')} />
      <p>
        <TextLink look="standalone" href={accountAddress(locale, 'remind')}>
          {t('account.login.forgotten')}
        </TextLink>
      </p>
    </AccountFrame>
  )
}

/** `none`: whoever comes without a letter is told how to get one. */
export function NewPasswordScreen({ link }: { link: 'good' | 'over' | 'none' }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (link === 'over') return <LinkOver way="remind" />
  if (link === 'good')
    return (
      <AccountFrame title={t('account.newPassword.title')} lead={t('account.newPassword.lead')}>
        <AccountForm fields={['password']} hasNewPassword button={t('account.newPassword.button')} />
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

/** Asks for an address and sends a letter there; the thanks are the same whoever it belongs to. */
export function AskLetterScreen({ about, isSent }: { about: 'remind' | 'resend'; isSent: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <AccountFrame title={t(`account.${about}.title`)} lead={isSent ? undefined : t(`account.${about}.lead`)}>
      {isSent ? (
        <Notice tone="success">{t(`account.${about}.sent`)}</Notice>
      ) : (
        <AccountForm fields={['email']} button={t(`account.${about}.button`)} />
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

import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { accountAddress } from './account-address.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { ConfirmByCode, ConfirmByPasskey } from './ways-in/confirm-ways.tsx'

interface ConfirmScreenProps {
  email: string
  hasPassword: boolean
  hasPasskey: boolean
  isCodeSent: boolean
  /** The page to return to. */
  back: string
}

/** Asks for a proof that the owner of the account is here, not somebody who found the browser open. */
export function ConfirmScreen({ email, hasPassword, hasPasskey, isCodeSent, back }: ConfirmScreenProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const lead = hasPassword ? t('account.confirm.lead') : t('account.ways.confirm.lead')
  return (
    <AccountFrame title={t('account.confirm.title')} lead={lead}>
      <p className="wrap-anywhere">{t('account.home.email', { email })}</p>
      {hasPassword ? <AccountForm fields={['password']} button={t('account.confirm.button')} /> : null}
      {hasPasskey ? <ConfirmByPasskey back={back} /> : null}
      {hasPassword ? null : <ConfirmByCode isCodeSent={isCodeSent} />}
      <p>
        <TextLink look="standalone" href={accountAddress(locale, 'home')}>
          {t('account.confirm.back')}
        </TextLink>
      </p>
    </AccountFrame>
  )
}

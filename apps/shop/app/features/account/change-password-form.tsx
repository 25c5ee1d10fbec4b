import { useTranslation } from '../../i18n/use-translation.ts'
import { TickBox } from '../../ui/tick-box.tsx'
import { AccountForm } from './account-form.tsx'

/** `hasPassword`: false for whoever comes in another way and sets a first one. */
export function ChangePasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation()
  return (
    <AccountForm
      fields={hasPassword ? ['currentPassword', 'newPassword'] : ['newPassword']}
      button={t('account.newPassword.button')}
    >
      <TickBox name="endsOthers">{t('account.password.endsOthers')}</TickBox>
    </AccountForm>
  )
}

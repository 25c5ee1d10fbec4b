import { useTranslation } from '../../i18n/use-translation.ts'
import { TickBox } from '../../ui/tick-box.tsx'
import { AccountForm } from './account-form.tsx'

/** `hasPassword` is false for customers who log in another way and set their first password. */
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

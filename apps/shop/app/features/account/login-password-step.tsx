import { useActionData, useSearchParams } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { accountAddress, loginStepAddress, returnParameter } from './account-address.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import type { AccountAnswer } from './account-view.ts'

/** The second step. The form contains the address, because a password manager needs it to find the password. */
export function PasswordStep({ email }: { email: string }) {
  const answer = useActionData() as AccountAnswer | undefined
  const { t } = useTranslation()
  const locale = useLocale()
  const [params] = useSearchParams()
  return (
    <AccountFrame title={t('account.login.title')} lead={t('account.login.passwordLead')}>
      <AccountForm
        fields={['password']}
        focused="password"
        hidden={{ step: 'password' }}
        button={t('account.login.button')}
        before={
          <div>
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 font-bold wrap-anywhere">{email}</span>
              <TextLink href={loginStepAddress(locale, 'email', params.get(returnParameter))}>
                {t('account.login.otherAddress')}
              </TextLink>
            </p>
            <input
              name="email"
              type="email"
              autoComplete="username"
              value={email}
              readOnly
              tabIndex={-1}
              aria-hidden="true"
              className="sr-only"
            />
          </div>
        }
      >
        <p className="flex flex-wrap justify-between gap-x-4">
          <TextLink look="standalone" href={accountAddress(locale, 'remind')}>
            {t(answer?.isTired ? 'account.login.link' : 'account.login.forgotten')}
          </TextLink>
          {answer?.isWaiting ? (
            <TextLink look="standalone" href={accountAddress(locale, 'resend')}>
              {t('account.registered.again')}
            </TextLink>
          ) : null}
        </p>
      </AccountForm>
    </AccountFrame>
  )
}

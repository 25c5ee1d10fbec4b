import { type ReactNode, useEffect } from 'react'
import { useActionData } from 'react-router'
import { forgetPages } from '../../browser/offline-pages.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { accountAddress, type LoginStep } from './account-address.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import type { AccountAnswer } from './account-view.ts'
import { CodeStep } from './login-code-step.tsx'
import { PasswordStep } from './login-password-step.tsx'
import { LoginTroubleNotice } from './ways-in/login-trouble-notice.tsx'

interface LoginScreenProps {
  step: LoginStep
  /** The address typed in the first step or in a registration a moment ago. */
  email: string | null
  /** The guest opened a page that needs a login. */
  isSentHere: boolean
  /** Another code has been sent. */
  isSentAgain: boolean
  /** Other ways in, below the form of the first step. */
  children?: ReactNode
}

export function LoginScreen({ step, email, isSentHere, isSentAgain, children }: LoginScreenProps) {
  if (step === 'password' && email !== null) return <PasswordStep email={email} />
  if (step === 'code' && email !== null) return <CodeStep email={email} isSentAgain={isSentAgain} />
  return (
    <EmailStep email={email} isSentHere={isSentHere}>
      {children}
    </EmailStep>
  )
}

function EmailStep({
  email,
  isSentHere,
  children,
}: Pick<LoginScreenProps, 'email' | 'isSentHere' | 'children'>) {
  const answer = useActionData() as AccountAnswer | undefined
  const { t } = useTranslation()
  const locale = useLocale()
  // A guest who was not sent here has logged out or was never logged in.
  useEffect(() => {
    if (!isSentHere) void forgetPages()
  }, [isSentHere])
  return (
    <AccountFrame title={t('account.login.title')} lead={t('account.login.lead')}>
      <LoginTroubleNotice />
      {isSentHere && !answer ? <Notice>{t('account.login.needed')}</Notice> : null}
      <AccountForm
        fields={['email']}
        hidden={{ step: 'email' }}
        {...(email !== null && { known: { email } })}
        button={t('account.login.next')}
      />
      {children}
      <p className="flex flex-wrap items-center justify-between gap-3">
        {t('account.login.noAccount')}
        <ButtonLink look="secondary" href={accountAddress(locale, 'register')}>
          {t('account.register.button')}
        </ButtonLink>
      </p>
      <p>
        <TextLink look="standalone" href={accountAddress(locale, 'remind')}>
          {t('account.login.forgotten')}
        </TextLink>
      </p>
    </AccountFrame>
  )
}

import { useActionData } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { accountAddress } from './account-address.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import type { AccountAnswer } from './account-view.ts'

/** `isSentHere`: they wanted a page that only opens to those who are logged in. */
export function LoginScreen({ isSentHere }: { isSentHere: boolean }) {
  const answer = useActionData() as AccountAnswer | undefined
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <AccountFrame title={t('account.login.title')} lead={t('account.login.lead')}>
      {isSentHere && !answer ? <Notice>{t('account.login.needed')}</Notice> : null}
      <AccountForm fields={['email', 'password']} button={t('account.login.button')}>
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
      <p className="flex flex-wrap items-center justify-between gap-3">
        {t('account.login.noAccount')}
        <ButtonLink look="secondary" href={accountAddress(locale, 'register')}>
          {t('account.register.button')}
        </ButtonLink>
      </p>
    </AccountFrame>
  )
}

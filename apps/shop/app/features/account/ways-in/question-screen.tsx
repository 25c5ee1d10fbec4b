import type { ProviderName } from '@wojaz/account'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { accountAddress } from '../account-address.ts'
import { AccountForm } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { providerTitles } from '../logins-view.ts'
import { RegisterTerms } from '../register-terms.tsx'
import { SmallForm } from './small-form.tsx'

interface QuestionScreenProps {
  provider: ProviderName
  of: 'password' | 'address' | 'code'
  email: string | null
}

/** What a customer who comes from a provider's login must still answer. */
export function QuestionScreen({ provider, of, email }: QuestionScreenProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const said = { provider: providerTitles[provider], email: email ?? '' }
  return (
    <AccountFrame title={t('account.ways.question.title')} lead={t(`account.ways.question.${of}`, said)}>
      {of === 'password' ? (
        <>
          <AccountForm fields={['password']} button={t('account.ways.question.passwordButton')} />
          <SmallForm intent="address" fields={{ email: said.email }} look="secondary" size="medium">
            {t('account.ways.question.codeInstead')}
          </SmallForm>
        </>
      ) : null}
      {of === 'address' ? (
        <AccountForm
          fields={['email']}
          known={{ email: said.email }}
          hidden={{ intent: 'address' }}
          button={t('account.ways.question.addressButton')}
        >
          <RegisterTerms />
        </AccountForm>
      ) : null}
      {of === 'code' ? (
        <>
          <AccountForm
            fields={['code']}
            hidden={{ intent: 'code' }}
            button={t('account.ways.question.codeButton')}
          >
            <p className="text-small text-ink-soft">{t('account.ways.code.hint')}</p>
          </AccountForm>
          <div className="flex flex-wrap gap-3">
            <SmallForm intent="address" fields={{ email: said.email }} look="secondary">
              {t('account.ways.code.again')}
            </SmallForm>
            <SmallForm intent="other">{t('account.ways.question.other')}</SmallForm>
          </div>
        </>
      ) : null}
      <p>
        <TextLink look="standalone" href={accountAddress(locale, 'login')}>
          {t('account.ways.question.leave')}
        </TextLink>
      </p>
    </AccountFrame>
  )
}

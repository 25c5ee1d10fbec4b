import { useActionData, useSearchParams } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { accountAddress, loginStepAddress, returnParameter } from './account-address.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import type { AccountAnswer } from './account-view.ts'

/** The third step of an unusual login: six digits sent by email. */
export function CodeStep({ email, isSentAgain }: { email: string; isSentAgain: boolean }) {
  const answer = useActionData() as AccountAnswer | undefined
  const { t } = useTranslation()
  const locale = useLocale()
  const [params] = useSearchParams()
  const restart = loginStepAddress(locale, 'email', params.get(returnParameter))
  if (answer?.isOver || answer?.isTired)
    return (
      <AccountFrame title={t('account.code.title')}>
        <Notice tone="error">{answer.refusal}</Notice>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={answer.isTired ? accountAddress(locale, 'remind') : restart}>
            {t(answer.isTired ? 'account.login.link' : 'account.code.restart')}
          </ButtonLink>
        </p>
      </AccountFrame>
    )
  return (
    <AccountFrame title={t('account.code.title')} lead={t('account.code.lead', { email })}>
      {isSentAgain && !answer ? <Notice tone="success">{t('account.code.sentAgain')}</Notice> : null}
      <AccountForm
        fields={['code']}
        focused="code"
        hidden={{ step: 'code' }}
        button={t('account.login.button')}
      />
      <form method="post" className="grid gap-3">
        <p>{t('account.code.hint')}</p>
        <input type="hidden" name="step" value="again" />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" look="secondary">
            {t('account.code.again')}
          </Button>
          <TextLink look="standalone" href={restart}>
            {t('account.code.restart')}
          </TextLink>
        </div>
      </form>
    </AccountFrame>
  )
}

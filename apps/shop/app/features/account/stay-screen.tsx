import { useActionData } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { accountAddress } from './account-address.ts'
import { AccountFrame } from './account-frame.tsx'

interface StayScreenProps {
  state: 'stays' | 'ask' | 'over'
  isLoggedIn: boolean
}

/** The page behind the link of the email. It has a button, because mail scanners open links too. */
export function StayScreen({ state, isLoggedIn }: StayScreenProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const answer = useActionData() as { refusal?: string } | undefined
  if (state === 'ask')
    return (
      <AccountFrame title={t('account.stay.title')} lead={t('account.stay.lead')}>
        {answer?.refusal ? <Notice tone="error">{answer.refusal}</Notice> : null}
        <form method="post">
          <Button type="submit" size="large" fullWidth>
            {t('account.stay.button')}
          </Button>
        </form>
      </AccountFrame>
    )
  const isOver = state === 'over'
  return (
    <AccountFrame
      title={t(isOver ? 'account.stay.overTitle' : 'account.stay.doneTitle')}
      lead={t(isOver ? 'account.stay.overLead' : 'account.stay.doneLead')}
    >
      <p>
        <ButtonLink href={accountAddress(locale, isLoggedIn ? 'home' : 'login')}>
          {t(isLoggedIn ? 'account.stay.home' : 'account.login.button')}
        </ButtonLink>
      </p>
    </AccountFrame>
  )
}

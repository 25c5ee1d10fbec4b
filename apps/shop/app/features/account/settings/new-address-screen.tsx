import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { accountAddress } from '../account-address.ts'
import { AccountFrame } from '../account-frame.tsx'
import type { NewAddressView } from '../new-address-view.ts'

const words = {
  'waits-old': { tone: 'success', text: 'account.newAddress.waitsOld' },
  'waits-new': { tone: 'success', text: 'account.newAddress.waitsNew' },
  done: { tone: 'success', text: 'account.newAddress.done' },
  stopped: { tone: 'info', text: 'account.newAddress.stopped' },
  taken: { tone: 'error', text: 'account.refusal.addressTaken' },
  over: { tone: 'error', text: 'account.refusal.linkOver' },
} as const

/** The page behind the links of both emails about a new address. */
export function NewAddressScreen(view: NewAddressView) {
  const { t } = useTranslation()
  const locale = useLocale()
  const title = t('account.newAddress.title')
  if (view.state === 'asked')
    return (
      <AccountFrame title={title} lead={t(`account.newAddress.${view.side}Lead`, { email: view.email })}>
        <form method="post" className="grid gap-3">
          <Button type="submit" name="intent" value="agree" size="large" fullWidth>
            {t('account.newAddress.agree')}
          </Button>
          <Button type="submit" name="intent" value="stop" look="secondary" size="large" fullWidth>
            {t('account.newAddress.stop')}
          </Button>
        </form>
      </AccountFrame>
    )
  const { tone, text } = words[view.state]
  const next = view.state === 'stopped' ? 'remind' : 'home'
  return (
    <AccountFrame title={title}>
      <Notice tone={tone}>{t(text)}</Notice>
      <p>
        <ButtonLink look="secondary" href={accountAddress(locale, next)}>
          {t(next === 'remind' ? 'account.remind.button' : 'account.home.title')}
        </ButtonLink>
      </p>
    </AccountFrame>
  )
}

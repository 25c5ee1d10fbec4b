import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { accountAddress } from './account-address.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'

interface ActivateProps {
  link: 'good' | 'used' | 'late' | 'unknown'
  /** False in the browser where the account was requested. */
  asksPassword: boolean
  /** Somebody is logged in here. */
  isInside: boolean
  /** Another link has been sent. */
  isSent: boolean
}

/**
 * The page behind the link of the activation email. Opening it changes nothing, because mail scanners open links too; people
 * press a button.
 */
export function ActivateScreen({ link, asksPassword, isInside, isSent }: ActivateProps) {
  if (link === 'used') return <LinkUsed isInside={isInside} />
  if (link === 'late') return <LinkLate isSent={isSent} />
  return link === 'good' ? <LinkGood asksPassword={asksPassword} /> : <LinkUnknown />
}

function LinkGood({ asksPassword }: Pick<ActivateProps, 'asksPassword'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <AccountFrame
      title={t('account.activate.title')}
      lead={t(asksPassword ? 'account.activate.lead' : 'account.activate.here')}
    >
      <AccountForm fields={asksPassword ? ['password'] : []} button={t('account.activate.button')} />
      {asksPassword ? (
        <p>
          <TextLink look="standalone" href={accountAddress(locale, 'remind')}>
            {t('account.login.forgotten')}
          </TextLink>
        </p>
      ) : null}
    </AccountFrame>
  )
}

function LinkUsed({ isInside }: Pick<ActivateProps, 'isInside'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <AccountFrame
      title={t('account.activate.usedTitle')}
      lead={t(isInside ? 'account.activate.usedInside' : 'account.activate.usedLead')}
    >
      <p className="flex flex-wrap gap-3">
        {isInside ? (
          <ButtonLink href={accountAddress(locale, 'home')}>{t('account.activate.toAccount')}</ButtonLink>
        ) : (
          <>
            <ButtonLink href={accountAddress(locale, 'login')}>{t('account.login.button')}</ButtonLink>
            <ButtonLink look="secondary" href={accountAddress(locale, 'remind')}>
              {t('account.login.forgotten')}
            </ButtonLink>
          </>
        )}
      </p>
    </AccountFrame>
  )
}

/** Whoever has the link can read the mail of this address, so the address need not be typed again. */
function LinkLate({ isSent }: Pick<ActivateProps, 'isSent'>) {
  const { t } = useTranslation()
  return (
    <AccountFrame
      title={t('account.activate.lateTitle')}
      {...(!isSent && { lead: t('account.activate.lateLead') })}
    >
      {isSent ? (
        <Notice tone="success">{t('account.activate.lateSent')}</Notice>
      ) : (
        <form method="post">
          <input type="hidden" name="intent" value="again" />
          <Button type="submit" size="large">
            {t('account.activate.lateButton')}
          </Button>
        </form>
      )}
    </AccountFrame>
  )
}

function LinkUnknown() {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <AccountFrame title={t('account.activate.unknownTitle')} lead={t('account.activate.unknownLead')}>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={accountAddress(locale, 'resend')}>{t('account.activate.lateButton')}</ButtonLink>
        <ButtonLink look="secondary" href={accountAddress(locale, 'register')}>
          {t('account.register.button')}
        </ButtonLink>
      </p>
    </AccountFrame>
  )
}

import { oneClickPath } from '@wojaz/mail'
import { confirmAlertCall, stopAlertCall } from '@wojaz/price-alerts'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import type { LinkPurpose, LinkResult } from './email-link-address.ts'

interface LinkScreenProps {
  purpose: LinkPurpose
  /** `asked`: the link is valid and waits for a press. */
  state: 'asked' | LinkResult
  token: string
  locale: Locale
}

const actions: Record<LinkPurpose, string> = {
  confirm: '/api/www/newsletter/confirm',
  leave: oneClickPath,
  'alert-confirm': confirmAlertCall,
  'alert-stop': stopAlertCall,
}

/** Keys of the dictionary. */
const texts: Record<LinkPurpose, string> = {
  confirm: 'emails.confirm',
  leave: 'emails.leave',
  'alert-confirm': 'emails.alertConfirm',
  'alert-stop': 'emails.alertStop',
}

/**
 * The page behind a link of an email. Opening it changes nothing, because mail scanners open links too; people press a button.
 */
export function LinkScreen({ purpose, state, token, locale }: LinkScreenProps) {
  const { t } = useTranslation()
  const { title, text } = words(purpose, state)
  return (
    <Container className="py-10 md:py-16">
      <title>{`${t(title)} | Wojaż`}</title>
      <div className="max-w-reading">
        <h1 className="text-display">{t(title)}</h1>
        <p className="mt-4 text-lead text-ink-soft">{t(text)}</p>
        <div className="mt-8">
          {state === 'asked' ? (
            <form method="post" action={actions[purpose]}>
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="locale" value={locale} />
              <Button type="submit" size="large">
                {t(`${texts[purpose]}.button`)}
              </Button>
            </form>
          ) : (
            <WayOn purpose={purpose} state={state} locale={locale} />
          )}
        </div>
      </div>
    </Container>
  )
}

function WayOn({ purpose, state, locale }: { purpose: LinkPurpose; state: LinkResult; locale: Locale }) {
  const { t } = useTranslation()
  const to = (path: string) => localisedPath(locale, path)
  if (state === 'broken') return <ButtonLink href={to('/kontakt')}>{t('emails.writeToUs')}</ButtonLink>
  if (purpose.startsWith('alert') || (state === 'done' && purpose === 'confirm'))
    return <ButtonLink href={to('/')}>{t('error.home')}</ButtonLink>
  return (
    <ButtonLink href={to('/formularz-do-newslettera')} look={state === 'done' ? 'secondary' : 'primary'}>
      {t('emails.signUpAgain')}
    </ButtonLink>
  )
}

function words(purpose: LinkPurpose, state: LinkScreenProps['state']) {
  switch (state) {
    case 'asked':
      return { title: `${texts[purpose]}.title`, text: `${texts[purpose]}.text` }
    case 'done':
      return { title: `${texts[purpose]}.doneTitle`, text: `${texts[purpose]}.doneText` }
    default: {
      const about = purpose.startsWith('alert') && state === 'expired' ? 'alertExpired' : state
      return { title: `emails.${about}.title`, text: `emails.${about}.text` }
    }
  }
}

import { oneClickPath } from '@wojaz/post'
import { type Locale, localisedPath } from '@wojaz/travel'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import type { LinkResult } from './link-result.ts'

interface LinkScreenProps {
  purpose: 'confirm' | 'leave'
  /** `asked`: the link is good and waits for a press. */
  state: 'asked' | LinkResult
  token: string
  locale: Locale
}

const actions = { confirm: '/api/www/newsletter/confirm', leave: oneClickPath }

/** Where a link of a letter leads. Opening it does nothing: programs open links, people press buttons. */
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
                {t(`letters.${purpose}.button`)}
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

function WayOn({
  purpose,
  state,
  locale,
}: {
  purpose: 'confirm' | 'leave'
  state: LinkResult
  locale: Locale
}) {
  const { t } = useTranslation()
  const to = (path: string) => localisedPath(locale, path)
  if (state === 'broken') return <ButtonLink href={to('/kontakt')}>{t('letters.writeToUs')}</ButtonLink>
  if (state === 'done' && purpose === 'confirm')
    return <ButtonLink href={to('/')}>{t('error.home')}</ButtonLink>
  return (
    <ButtonLink href={to('/formularz-do-newslettera')} look={state === 'done' ? 'secondary' : 'primary'}>
      {t('letters.signUpAgain')}
    </ButtonLink>
  )
}

function words(purpose: 'confirm' | 'leave', state: LinkScreenProps['state']) {
  switch (state) {
    case 'asked':
      return { title: `letters.${purpose}.title`, text: `letters.${purpose}.text` }
    case 'done':
      return { title: `letters.${purpose}.doneTitle`, text: `letters.${purpose}.doneText` }
    default:
      return { title: `letters.${state}.title`, text: `letters.${state}.text` }
  }
}

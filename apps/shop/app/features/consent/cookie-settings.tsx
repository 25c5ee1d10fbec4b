import type { Consent } from '@wojaz/travel/guest'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ConsentButtons } from './consent-buttons.tsx'
import { ConsentChoices } from './consent-choices.tsx'
import { ConsentForm } from './consent-form.tsx'
import { settingsPath } from './consent-settings-link.tsx'
import { useConsent } from './use-consent.ts'

interface CookieSettingsProps {
  locale: Locale
  /** The server's value, for the first render. */
  consent: Consent | null
  /** A guest without scripts has just saved. */
  isSaved: boolean
}

/** The settings as a page, for guests without scripts and for links from elsewhere. */
export function CookieSettings({ locale, consent: servers, isSaved }: CookieSettingsProps) {
  const { t } = useTranslation()
  const id = useId()
  const consent = useConsent(servers)
  const [isAnswered, setAnswered] = useState(isSaved)
  return (
    <Container className="pt-6 md:pt-10">
      <title>{`${t('consent.settings')} | Wojaż`}</title>
      <div className="max-w-reading">
        <h1 className="pb-4 text-display">{t('consent.settings')}</h1>
        <ConsentForm
          id={id}
          returnTo={`${localisedPath(locale, settingsPath)}?${savedMark}=1`}
          onAnswered={() => setAnswered(true)}
        >
          <ConsentChoices key={consent?.allowed.join()} consent={consent} />
          <div className="py-6">
            <ConsentButtons form={id} withChoice />
          </div>
        </ConsentForm>
        {isAnswered ? <Notice tone="success">{t('consent.saved')}</Notice> : null}
      </div>
    </Container>
  )
}

export const savedMark = 'zapisano'

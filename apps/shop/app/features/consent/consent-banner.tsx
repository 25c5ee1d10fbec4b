import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ConsentButtons } from './consent-buttons.tsx'
import { ConsentForm } from './consent-form.tsx'
import { ConsentSettingsLink } from './consent-settings-link.tsx'

const privacyPath = '/polityka-prywatnosci'

interface ConsentBannerProps {
  locale: Locale
  returnTo: string
  onAnswered: () => void
}

/** Fixed at the bottom of the screen and outside the page's layout. The page can be read and used meanwhile. */
export function ConsentBanner({ locale, returnTo, onAnswered }: ConsentBannerProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section
      aria-label={t('consent.heading')}
      className="consent-banner no-print fixed inset-x-0 bottom-0 z-30 max-h-[70dvh] overflow-y-auto border-t border-line bg-paper-raised shadow-floating"
    >
      <ConsentForm id={id} returnTo={returnTo} onAnswered={onAnswered}>
        <Container className="grid gap-x-10 gap-y-3 py-4 max-sm:gap-y-2 max-sm:py-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:py-5">
          <div>
            <h2 className="text-title">{t('consent.heading')}</h2>
            <p className="mt-1 text-small text-ink-soft max-sm:text-fine">
              {t('consent.text')}{' '}
              <TextLink href={localisedPath(locale, privacyPath)}>{t('consent.privacy')}</TextLink>
            </p>
          </div>
          <div className="grid justify-items-center gap-1 lg:justify-items-end">
            <ConsentButtons form={id} />
            <ConsentSettingsLink
              locale={locale}
              className="inline-flex min-h-11 items-center text-small underline decoration-1 underline-offset-4 hover:decoration-2"
            />
          </div>
        </Container>
      </ConsentForm>
      {/* Marks the end of the banner: a browser may paint before the whole banner has arrived (see consent.css). */}
      <span hidden data-whole="" />
    </section>
  )
}

import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ConsentBanner } from './consent-banner.tsx'
import type { ConsentDialog } from './consent-dialog.tsx'
import { settingsPath } from './consent-settings-link.tsx'
import { setSettingsOpen, useSettingsOpen } from './settings-dialog.ts'
import { useShowsBanner } from './use-shows-banner.ts'

interface ConsentHostProps {
  locale: Locale
  /** Whether the server rendered the page with the question. */
  asks: boolean
  returnTo: string
}

/** Shows the banner if nothing is decided, and opens the settings on demand. */
export function ConsentHost({ locale, asks, returnTo }: ConsentHostProps) {
  const { t } = useTranslation()
  const showsBanner = useShowsBanner(asks)
  const isOpen = useSettingsOpen()
  const Settings = useSettings(isOpen, locale)
  const [isAnswered, setAnswered] = useState(false)
  const answered = () => {
    setAnswered(true)
    setSettingsOpen(false)
  }
  return (
    <>
      {showsBanner ? <ConsentBanner locale={locale} returnTo={returnTo} onAnswered={answered} /> : null}
      {/* The banner vanishes with the press: a screen reader is told why. */}
      <output className="sr-only">{isAnswered ? t('consent.saved') : null}</output>
      {Settings ? (
        <Settings
          isOpen={isOpen}
          onClose={() => setSettingsOpen(false)}
          onAnswered={answered}
          returnTo={returnTo}
        />
      ) : null}
    </>
  )
}

/** Loads the dialog when it is first opened. If that fails, goes to the settings page. */
function useSettings(isWanted: boolean, locale: Locale): typeof ConsentDialog | null {
  const [settings, setSettings] = useState<{ Dialog: typeof ConsentDialog } | null>(null)
  useEffect(() => {
    if (!isWanted || settings) return
    import('./consent-dialog.tsx').then(
      ({ ConsentDialog: Dialog }) => setSettings({ Dialog }),
      () => window.location.assign(localisedPath(locale, settingsPath)),
    )
  }, [isWanted, settings, locale])
  return settings?.Dialog ?? null
}

import { type Locale, localisedPath } from '@wojaz/travel/locale'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { setSettingsOpen } from './settings-dialog.ts'

export const settingsPath = '/ustawienia-cookies'

/** A link to the settings page. With scripts it opens the settings as a dialog. */
export function ConsentSettingsLink({ locale, className }: { locale: Locale; className: string }) {
  const { t } = useTranslation()
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setSettingsOpen(true)
  }
  return (
    <a href={localisedPath(locale, settingsPath)} onClick={openHere} className={className}>
      {t('consent.settings')}
    </a>
  )
}

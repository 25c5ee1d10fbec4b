import { splitLocale } from '@wojaz/travel/locale'
import { useLocation } from 'react-router'
import { settingsPath } from './consent-settings-link.tsx'
import { useAsksConsent } from './use-consent.ts'

/** Whether the banner lies over the foot of the screen. The page of the settings asks by itself, and at length. */
export function useShowsBanner(servers: boolean): boolean {
  const isUndecided = useAsksConsent(servers)
  const { pathname } = useLocation()
  return isUndecided && splitLocale(pathname).path !== settingsPath
}

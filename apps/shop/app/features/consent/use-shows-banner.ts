import { splitLocale } from '@wojaz/travel/locale'
import { useLocation } from 'react-router'
import { settingsPath } from './consent-settings-link.tsx'
import { useAsksConsent } from './use-consent.ts'

/** Whether the banner is shown. The settings page contains the same question, so it has no banner. */
export function useShowsBanner(servers: boolean): boolean {
  const isUndecided = useAsksConsent(servers)
  const { pathname } = useLocation()
  return isUndecided && splitLocale(pathname).path !== settingsPath
}

import { accountPaths, loginsPath, settingsPath } from '@wojaz/account'
import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** Sections of the settings, each with a path; the first is the start page. */
export const settingsSections = {
  details: settingsPath,
  companions: '/mytui/ustawienia/wspolpodrozni',
  agreements: '/mytui/ustawienia/zgody',
  alerts: '/mytui/ustawienia/alerty-cenowe',
  password: '/mytui/ustawienia/haslo',
  logins: loginsPath,
  sessions: accountPaths.sessions,
  myData: accountPaths.myData,
} as const

export type SettingsSection = keyof typeof settingsSections

export function settingsAddress(locale: Locale, section: SettingsSection): string {
  return localisedPath(locale, settingsSections[section])
}

/** Query parameter of a section whose form was saved. */
export const savedParameter = 'zapisano'
export const removedParameter = 'usunieto'

export function savedAddress(locale: Locale, section: SettingsSection): string {
  return `${settingsAddress(locale, section)}?${savedParameter}=1`
}

/** Query parameter of the companions: who is being edited. */
export const personParameter = 'osoba'
export const newCompanion = 'nowa'

export function companionAddress(locale: Locale, id: string): string {
  return `${settingsAddress(locale, 'companions')}?${personParameter}=${id}`
}

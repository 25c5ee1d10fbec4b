import { defaultLocale, isLocale, localisedPath } from '@wojaz/travel/locale'

/** Without a host: the admin is reached at the shop's own address, whichever that is today. */
export function previewAddress(path: string, locale: string, token: string): string {
  const localised = localisedPath(isLocale(locale) ? locale : defaultLocale, path)
  return `${localised}?${new URLSearchParams({ catalogVersion: 'Staged', previewToken: token })}`
}

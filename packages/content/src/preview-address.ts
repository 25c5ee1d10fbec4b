import { defaultLocale, isLocale, localisedPath } from '@wojaz/travel/locale'

/** Without a host, because the admin has the same host as the shop. */
export function previewAddress(path: string, locale: string, token: string): string {
  const localised = localisedPath(isLocale(locale) ? locale : defaultLocale, path)
  return `${localised}?${new URLSearchParams({ catalogVersion: 'Staged', previewToken: token })}`
}

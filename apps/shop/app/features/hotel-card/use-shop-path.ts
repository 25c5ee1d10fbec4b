import { localisedPath } from '@wojaz/travel/locale'
import { useLocale } from '../../i18n/use-locale.ts'

/** A path of the shop in the language of the page. */
export function useShopPath(): (path: string) => string {
  const locale = useLocale()
  return (path) => localisedPath(locale, path)
}

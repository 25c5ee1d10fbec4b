export const locales = ['pl', 'cs', 'ro', 'hu', 'uk'] as const

export type Locale = (typeof locales)[number]

/** One text in every language of the shop. */
export type Localised<T = string> = Readonly<Record<Locale, T>>

export function inEveryLocale<T>(make: (locale: Locale) => T): Localised<T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>
}

export const defaultLocale: Locale = 'pl'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/**
 * Reads the language from a pathname. The default language has no prefix, so that every page has one address: '/pl/zima' is not
 * an alias of '/zima' and is not changed.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const prefix = pathname.split('/', 2)[1]
  if (!isLocale(prefix) || prefix === defaultLocale) return { locale: defaultLocale, path: pathname || '/' }
  return { locale: prefix, path: pathname.slice(prefix.length + 1) || '/' }
}

/** `path` begins with '/' and may carry a query or a hash: '/?q=1' becomes '/cs?q=1'. */
export function localisedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path || '/'
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

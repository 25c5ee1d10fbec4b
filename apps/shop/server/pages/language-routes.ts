import { type Locale, locales, splitLocale } from '@wojaz/travel/locale'
import type { ServerBuild } from 'react-router'

/**
 * The build with the routes of one language only. The site map has every path five times, and React Router searches it several
 * times per page: with all languages that takes a tenth of the time to render a list.
 */
export function buildInLanguage(build: ServerBuild, locale: Locale): ServerBuild {
  const routes = spokenIn(locale, build.routes)
  return { ...build, routes, assets: { ...build.assets, routes: spokenIn(locale, build.assets.routes) } }
}

/** The router ignores letter case, so this does too. */
export function languageOf(pathname: string): Locale {
  return splitLocale(pathname.toLowerCase()).locale
}

export function inEachLanguage<Handler>(make: (locale: Locale) => Handler): Record<Locale, Handler> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Handler>
}

/** Routes without a path and the catch-all route belong to all languages. */
function spokenIn<Routes extends Readonly<Record<string, { path?: string } | undefined>>>(
  locale: Locale,
  routes: Routes,
): Routes {
  const own = Object.entries(routes).filter(([, route]) => {
    const path = route?.path
    return !path || path === '*' || languageOf(path.startsWith('/') ? path : `/${path}`) === locale
  })
  return Object.fromEntries(own) as Routes
}

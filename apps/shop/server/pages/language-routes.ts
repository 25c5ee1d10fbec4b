import { type Locale, locales, splitLocale } from '@wojaz/travel/locale'
import type { ServerBuild } from 'react-router'

/**
 * The build as a guest of one language needs it. The site map has every address five times, and for each page React Router looks
 * through it, and makes a table of it, several times over: with all languages that is a tenth of drawing a list.
 */
export function buildInLanguage(build: ServerBuild, locale: Locale): ServerBuild {
  const routes = spokenIn(locale, build.routes)
  return { ...build, routes, assets: { ...build.assets, routes: spokenIn(locale, build.assets.routes) } }
}

/** Letter case is no matter to the router, so it is none here. */
export function languageOf(pathname: string): Locale {
  return splitLocale(pathname.toLowerCase()).locale
}

export function inEachLanguage<Handler>(make: (locale: Locale) => Handler): Record<Locale, Handler> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Handler>
}

/** What has no path of its own, and the page of everything else, belong to all. */
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

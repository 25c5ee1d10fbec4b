import { type Locale, locales, splitLocale } from '@wojaz/travel/locale'
import type { ServerBuild } from 'react-router'

/**
 * The build with the routes of one language only. The site map has every path five times, and React Router searches it several
 * times per page: with all languages that takes a tenth of the time to render a list.
 */
export function buildInLanguage(build: ServerBuild, locale: Locale): ServerBuild {
  const { assets } = build
  const routes = spokenIn(locale, build.routes)
  const own = { ...assets, url: manifestUrl(assets.url, locale), routes: spokenIn(locale, assets.routes) }
  return { ...build, routes, assets: own }
}

/** The script that tells browsers the routes of one language. */
export function manifestUrl(url: string, locale: Locale): string {
  return url.replace(/\.js$/, `.${locale}.js`)
}

/** The same for the text of the script: an assignment of one JSON object. */
export function manifestIn(script: string, locale: Locale): string {
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1]
  const manifest: ServerBuild['assets'] = JSON.parse(script.slice(start, end))
  const own = {
    ...manifest,
    url: manifestUrl(manifest.url, locale),
    routes: spokenIn(locale, manifest.routes),
  }
  return script.slice(0, start) + JSON.stringify(own) + script.slice(end)
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

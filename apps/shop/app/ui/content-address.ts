import { type Locale, localisedPath, splitLocale } from '@wojaz/travel/locale'

export interface ContentAddress {
  href: string
  /** For other hosts: no referrer and no endorsement. */
  rel?: 'noreferrer nofollow'
}

/**
 * Converts a URL written by an editor into a link in `locale`. Editors write plain paths of the shop. Returns null for a URL that
 * is not allowed, such as `javascript:`. `ownHosts`: other hosts that belong to the shop.
 */
export function contentAddress(
  url: string,
  locale: Locale,
  ownHosts: readonly string[] = [],
): ContentAddress | null {
  const address = url.trim()
  if (/^[#?]/.test(address)) return { href: address }
  if (/^\/(?![/\\])/.test(address)) return { href: localisedAddress(address, locale) }
  if (/^(tel|mailto):/i.test(address)) return { href: address }
  if (/^(https?:)?\/\//i.test(address))
    return ownHosts.includes(hostOf(address))
      ? { href: address }
      : { href: address, rel: 'noreferrer nofollow' }
  return null
}

/** Returns '' for a URL that cannot be parsed, which matches no host. */
function hostOf(address: string): string {
  return URL.canParse(address, 'https://a') ? new URL(address, 'https://a').host : ''
}

/** The same for links inside an editor's HTML. The content package has already cleaned it and uses double quotes. */
export function localisedLinks(html: string, locale: Locale): string {
  return html.replace(
    /(<a\b[^>]*?\shref=")(\/(?![/\\])[^"]*)(")/gi,
    (_, before: string, path: string, after: string) => before + localisedAddress(path, locale) + after,
  )
}

const notAPage = /^\/(file|scale|api|admin|assets)(\/|$)/

function localisedAddress(path: string, locale: Locale): string {
  const alreadyLocalised = splitLocale(path).path !== path
  return alreadyLocalised || notAPage.test(path) ? path : localisedPath(locale, path)
}

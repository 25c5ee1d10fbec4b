import { type Locale, localisedPath, splitLocale } from '@wojaz/travel/locale'

export interface ContentAddress {
  href: string
  /** For hosts that are not ours: neither our visitor's page nor our good name goes along. */
  rel?: 'noreferrer nofollow'
}

/**
 * Where an address written by an editor leads a guest who reads `locale`. Editors write plain paths of the shop;
 * null is an address that no link may have, such as a script. `ownHosts`: further hosts that are ours.
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

/** Empty for an address that cannot be read: that is nobody's. */
function hostOf(address: string): string {
  return URL.canParse(address, 'https://a') ? new URL(address, 'https://a').host : ''
}

/** The same for the links inside an editor's text; the content system has already written it clean, with double quotes. */
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

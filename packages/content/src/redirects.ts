import { defaultLocale, splitLocale } from '@wojaz/travel/locale'

export interface Redirect {
  /** A path without language prefix, or an address elsewhere. */
  to: string
  permanent: boolean
}

/** By their key; see `redirectKey`. */
export type Redirects = ReadonlyMap<string, Redirect>

const longestChain = 10
/** What the server answers by itself never gets as far as a redirect. */
const taken = /^\/(?:api|admin|_next|file|scale|health|metrics|assets|pl)(?:\/|$)/

/** Old links are typed, printed and bookmarked in many ways: case, a last slash and percent signs make no difference. */
export function redirectKey(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1)
  return decoded(bare).toLowerCase().replace(/\/+$/, '') || '/'
}

/** An old address, one for all languages. */
export function isRedirectSource(path: string): boolean {
  return (
    path.length <= 300 &&
    /^\/(?![/\\])[^\s<>"\\?#]+$/.test(path) &&
    !taken.test(redirectKey(path)) &&
    splitLocale(redirectKey(path)).locale === defaultLocale
  )
}

/** To where the last of a chain leads, at once; for good only if every step is. Null: nowhere, or in circles. */
export function followRedirects(redirects: Redirects, path: string): Redirect | null {
  let found = redirects.get(redirectKey(path))
  let permanent = true
  for (let steps = 0; found && steps < longestChain; steps += 1) {
    permanent &&= found.permanent
    const next = isOwnPath(found.to) ? redirects.get(redirectKey(found.to)) : undefined
    if (!next) return { to: found.to, permanent }
    found = next
  }
  return null
}

export function leadsBack(redirects: Redirects, from: string, to: string): boolean {
  if (!isOwnPath(to)) return false
  const key = redirectKey(from)
  const others = new Map(redirects)
  others.set(key, { to, permanent: true })
  return followRedirects(others, from) === null
}

function isOwnPath(address: string): boolean {
  return address.startsWith('/')
}

/** As it is where the percent signs lead nowhere. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

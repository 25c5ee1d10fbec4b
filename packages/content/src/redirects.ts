import { defaultLocale, splitLocale } from '@wojaz/travel/locale'

export interface Redirect {
  /** A path without language prefix, or a URL of another site. */
  to: string
  permanent: boolean
}

/** Keyed by `redirectKey`. */
export type Redirects = ReadonlyMap<string, Redirect>

const longestChain = 10
/** The server handles these paths itself, before redirects. */
const taken = /^\/(?:api|admin|_next|file|scale|health|metrics|assets|pl)(?:\/|$)/

/** Old links are typed and printed in many ways: case, a trailing slash and percent encoding are ignored. */
export function redirectKey(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1)
  return decoded(bare).toLowerCase().replace(/\/+$/, '') || '/'
}

/** True for an old path, the same for all languages. */
export function isRedirectSource(path: string): boolean {
  return (
    path.length <= 300 &&
    /^\/(?![/\\])[^\s<>"\\?#]+$/.test(path) &&
    !taken.test(redirectKey(path)) &&
    splitLocale(redirectKey(path)).locale === defaultLocale
  )
}

/** Follows a chain to its last target. Permanent only if every step is. Null: no redirect, or a loop. */
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

/** Returns the path unchanged when its percent encoding is invalid. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

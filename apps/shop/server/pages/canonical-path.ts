/**
 * Every page has one address: no trailing slash, no doubled slashes, no prefix for the default language.
 * Letter case is left alone here: offer codes in addresses are upper case; content pages settle it themselves.
 */
export function canonicalPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/')
  const unprefixed = single.replace(/^\/pl(?=\/|$)/, '')
  return unprefixed.replace(/\/+$/, '') || '/'
}

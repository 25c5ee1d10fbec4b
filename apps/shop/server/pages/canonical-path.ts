/**
 * Every page has one address: no trailing slash, no doubled slashes, no prefix for the default language. A backslash is a slash, as it
 * is to a browser: a redirect to `/\evil.example` would leave the shop.
 * Letter case is left alone here: offer codes in addresses are upper case; content pages settle it themselves.
 */
export function canonicalPath(pathname: string): string {
  const single = pathname.replace(/[/\\]+/g, '/')
  const unprefixed = single.replace(/^\/pl(?=\/|$)/, '')
  return unprefixed.replace(/\/+$/, '') || '/'
}

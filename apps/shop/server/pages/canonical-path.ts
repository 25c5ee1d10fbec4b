/**
 * Every page has one URL: no trailing slash, no double slashes, no prefix for the default language. A backslash counts as a
 * slash, as in browsers: a redirect to `/\evil.example` would leave the shop. Letter case is not changed here: offer codes are
 * upper case, and content pages handle it themselves.
 */
export function canonicalPath(pathname: string): string {
  const single = pathname.replace(/[/\\]+/g, '/')
  const unprefixed = single.replace(/^\/pl(?=\/|$)/, '')
  return unprefixed.replace(/\/+$/, '') || '/'
}

/** Adds `Secure` if the site's URL is https. The URL decides, not the request: a proxy may use plain http. */
export function securedCookies(cookies: readonly string[], siteUrl: string): string[] {
  return siteUrl.startsWith('https:') ? cookies.map(secured) : [...cookies]
}

function secured(cookie: string): string {
  return /;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`
}

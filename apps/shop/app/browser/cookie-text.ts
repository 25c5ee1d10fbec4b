/** The value of one cookie in a `Cookie` header or in `document.cookie`; null when it is not there or cannot be read. */
export function cookieValue(cookies: string | undefined, name: string): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [key = '', ...rest] = pair.split('=')
    if (key.trim() === name) return decoded(rest.join('=').trim())
  }
  return null
}

interface CookieTraits {
  /** Seconds; 0 takes the cookie away. */
  maxAge: number
  /** The page came by HTTPS: the cookie must never leave by anything else. */
  secure: boolean
  /** Kept from scripts: only the server has a use for it. */
  httpOnly?: boolean
}

/** One cookie of the whole shop, as `Set-Cookie` and `document.cookie` both take it. */
export function cookieText(name: string, value: string, { maxAge, secure, httpOnly }: CookieTraits): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax']
  return [...parts, ...(secure ? ['Secure'] : []), ...(httpOnly ? ['HttpOnly'] : [])].join('; ')
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

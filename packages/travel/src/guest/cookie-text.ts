/** The value of one cookie in a `Cookie` header or in `document.cookie`; null when it is not there or cannot be read. */
export function cookieValue(cookies: string | undefined, name: CookieName): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [key = '', ...rest] = pair.split('=')
    if (key.trim() === name) return decoded(rest.join('=').trim())
  }
  return null
}

/** Every cookie of the shop. What a new one is for has to be told to guests before this compiles (`stored-things.ts`). */
export type CookieName =
  | 'cookie_consent'
  | 'carts'
  | 'attraction_carts'
  | 'attraction_link'
  | 'order_link'
  | 'wishlist'
  | 'review_votes'
  | 'tui_bt'
  | 'tui_rt'
  | 'known_device'
  | 'login_step'
  | 'login_away'
  | 'login_attempt'
  | 'registered_here'
  | 'popup_tracking'
  | 'listing_sort'
  | 'last_search'
  | 'first_visit'

interface CookieTraits {
  /** Seconds; 0 takes the cookie away; none: it is gone when the browser is closed. */
  maxAge?: number
  /** For cookies set by scripts. What the server sets is made secure where all its answers leave. */
  secure?: boolean
  /** Kept from scripts: only the server has a use for it. */
  httpOnly?: boolean
}

/** One cookie of the whole shop, as `Set-Cookie` and `document.cookie` both take it. */
export function cookieText(
  name: CookieName,
  value: string,
  { maxAge, secure, httpOnly }: CookieTraits,
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
  ].join('; ')
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

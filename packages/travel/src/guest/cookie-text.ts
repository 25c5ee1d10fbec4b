/** The value of one cookie in a `Cookie` header or in `document.cookie`; null if it is missing or cannot be decoded. */
export function cookieValue(cookies: string | undefined, name: CookieName): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [key = '', ...rest] = pair.split('=')
    if (key.trim() === name) return decoded(rest.join('=').trim())
  }
  return null
}

/** Every cookie of the shop. A new one compiles only with a description for guests in `stored-things.ts`. */
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
  /** Seconds; 0 deletes the cookie; without it the cookie ends with the browser session. */
  maxAge?: number
  /** For cookies set by scripts. For cookies of the server, a hook on all responses adds it. */
  secure?: boolean
  /** Not readable by scripts: only the server needs it. */
  httpOnly?: boolean
}

/** One cookie for the whole shop, in the form that `Set-Cookie` and `document.cookie` both accept. */
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

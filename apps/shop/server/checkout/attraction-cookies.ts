import { cookieText, cookieValue } from '@wojaz/travel/guest'

const most = 6
const maxAgeSeconds = 30 * 24 * 3_600
const shape = /^[\w-]{22}$/

/** The cart keys of this browser, newest first; invalid ones are left out. */
export function readAttractionKeys(cookieHeader: string | undefined): readonly string[] {
  return (cookieValue(cookieHeader, 'attraction_carts') ?? '')
    .split('~')
    .filter((key) => shape.test(key))
    .slice(0, most)
}

/** The keys of a call: first the one in its header, then those of the cookie. */
export function attractionKeysOf(request: {
  readonly headers: Readonly<Record<string, string | string[] | undefined>> & { readonly cookie?: string }
}): readonly string[] {
  const named = request.headers['cart-id']
  const keys = readAttractionKeys(request.headers.cookie)
  return typeof named === 'string' && shape.test(named) ? [named, ...keys] : keys
}

/** Adds this key as the newest. The older ones still open what was bought with them. */
export function attractionKeysCookie(keys: readonly string[], newest: string): string {
  const kept = [newest, ...keys.filter((key) => key !== newest)].slice(0, most)
  return cookieText('attraction_carts', kept.join('~'), { maxAge: maxAgeSeconds, httpOnly: true })
}

const linkShape = /^([\da-f-]{36})~([\w.~-]+)$/

/** The email link stored in this browser. It opens one order until the browser is closed. */
export function readAttractionLink(cookieHeader: string | undefined, transactionId: string): string | null {
  const [, of, link] = linkShape.exec(cookieValue(cookieHeader, 'attraction_link') ?? '') ?? []
  return of === transactionId && link ? link : null
}

export function attractionLinkCookie(transactionId: string, link: string): string {
  return cookieText('attraction_link', `${transactionId}~${link}`, { httpOnly: true })
}

import { cookieText, cookieValue } from '@wojaz/travel/guest'

const most = 6
const maxAgeSeconds = 30 * 24 * 3_600
const shape = /^[\w-]{22}$/

/** Keys of the carts of this browser, newest first; what is no key is left out. */
export function readAttractionKeys(cookieHeader: string | undefined): readonly string[] {
  return (cookieValue(cookieHeader, 'attraction_carts') ?? '')
    .split('~')
    .filter((key) => shape.test(key))
    .slice(0, most)
}

/** Keys that a call shows: that of its header first, then those of its browser. */
export function attractionKeysOf(request: {
  readonly headers: Readonly<Record<string, string | string[] | undefined>> & { readonly cookie?: string }
}): readonly string[] {
  const named = request.headers['cart-id']
  const keys = readAttractionKeys(request.headers.cookie)
  return typeof named === 'string' && shape.test(named) ? [named, ...keys] : keys
}

/** With this key as the newest. The older ones still open what was bought with them. */
export function attractionKeysCookie(keys: readonly string[], newest: string): string {
  const kept = [newest, ...keys.filter((key) => key !== newest)].slice(0, most)
  return cookieText('attraction_carts', kept.join('~'), { maxAge: maxAgeSeconds, httpOnly: true })
}

/** Whoever logs out of a browser leaves nothing in it that opens their carts and tickets. */
export function endedAttractionCookies(): string[] {
  return (['attraction_carts', 'attraction_link'] as const).map((name) =>
    cookieText(name, '', { maxAge: 0, httpOnly: true }),
  )
}

const linkShape = /^([\da-f-]{36})~([\w.~-]+)$/

/** The link of an email as this browser has it: it opens one order, until the browser is closed. */
export function readAttractionLink(cookieHeader: string | undefined, transactionId: string): string | null {
  const [, of, link] = linkShape.exec(cookieValue(cookieHeader, 'attraction_link') ?? '') ?? []
  return of === transactionId && link ? link : null
}

export function attractionLinkCookie(transactionId: string, link: string): string {
  return cookieText('attraction_link', `${transactionId}~${link}`, { httpOnly: true })
}

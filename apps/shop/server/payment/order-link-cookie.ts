import { cookieText, cookieValue } from '@wojaz/travel/guest'

const name = 'order_link'
const shape = /^(W\d{9})~([\w.~-]+)$/

/** The email link stored in this browser. It opens one order until the browser is closed. */
export function readOrderLink(cookieHeader: string | undefined, number: string): string | null {
  const [, of, link] = shape.exec(cookieValue(cookieHeader, name) ?? '') ?? []
  return of === number && link ? link : null
}

export function orderLinkCookie(number: string, link: string): string {
  return cookieText(name, `${number}~${link}`, { httpOnly: true })
}

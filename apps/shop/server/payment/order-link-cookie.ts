import { cookieText, cookieValue } from '@wojaz/travel/guest'

const name = 'order_link'
const shape = /^(W\d{9})~([\w.~-]+)$/

/** The link of an email as this browser has it: it opens one order, until the browser is closed. */
export function readOrderLink(cookieHeader: string | undefined, number: string): string | null {
  const [, of, link] = shape.exec(cookieValue(cookieHeader, name) ?? '') ?? []
  return of === number && link ? link : null
}

export function orderLinkCookie(number: string, link: string): string {
  return cookieText(name, `${number}~${link}`, { httpOnly: true })
}

const name = 'order_link'
const shape = /^(W\d{9})~([\w.~-]+)$/

/** The link of a letter as this browser has it: it opens one order, until the browser is closed. */
export function readOrderLink(cookieHeader: string | undefined, number: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookieHeader ?? '')?.[1] ?? ''
  const [, of, link] = shape.exec(value) ?? []
  return of === number && link ? link : null
}

export function orderLinkCookie(number: string, link: string, isSecure: boolean): string {
  return `${name}=${number}~${link}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

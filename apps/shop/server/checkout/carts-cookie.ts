import { cookieText, cookieValue } from '@wojaz/travel/guest'

/** A cart and its key, as stored in this browser. */
export interface CartKey {
  readonly id: string
  readonly key: string
}

const name = 'carts'
const most = 4
const maxAgeSeconds = 30 * 24 * 3_600
const shape = /^([\w-]{12})\.([\w-]{22})$/

/** The carts of this browser, newest first; invalid ones are left out. */
export function readCarts(cookieHeader: string | undefined): readonly CartKey[] {
  return (cookieValue(cookieHeader, name) ?? '')
    .split('~')
    .flatMap((text) => {
      const [, id, key] = shape.exec(text) ?? []
      return id && key ? { id, key } : []
    })
    .slice(0, most)
}

/** Adds this cart as the newest and drops the oldest if there are too many. */
export function withCart(carts: readonly CartKey[], { id, key }: CartKey): readonly CartKey[] {
  return [{ id, key }, ...carts.filter((cart) => cart.id !== id)].slice(0, most)
}

/** Not readable by scripts: API calls get the key from the response that opened the cart. */
export function cartsCookie(carts: readonly CartKey[]): string {
  const value = carts.map(({ id, key }) => `${id}.${key}`).join('~')
  return cookieText(name, value, { maxAge: maxAgeSeconds, httpOnly: true })
}

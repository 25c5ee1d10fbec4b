import { cookieText, cookieValue } from '@wojaz/travel/guest'

/** A cart and the key that opens it, as this browser has them. */
export interface CartKey {
  readonly id: string
  readonly key: string
}

const name = 'carts'
const most = 4
const maxAgeSeconds = 30 * 24 * 3_600
const shape = /^([\w-]{12})\.([\w-]{22})$/

/** The carts of this browser, newest first; what is not a cart is left out. */
export function readCarts(cookieHeader: string | undefined): readonly CartKey[] {
  return (cookieValue(cookieHeader, name) ?? '')
    .split('~')
    .flatMap((text) => {
      const [, id, key] = shape.exec(text) ?? []
      return id && key ? { id, key } : []
    })
    .slice(0, most)
}

/** With this cart as the newest; the oldest of too many is forgotten. */
export function withCart(carts: readonly CartKey[], { id, key }: CartKey): readonly CartKey[] {
  return [{ id, key }, ...carts.filter((cart) => cart.id !== id)].slice(0, most)
}

/** Whoever logs out of a browser leaves nothing in it that opens their carts and orders. */
export function endedCartsCookie(): string {
  return cookieText(name, '', { maxAge: 0, httpOnly: true })
}

/** Scripts need not see it: calls have the key from the answer that opened the cart. */
export function cartsCookie(carts: readonly CartKey[]): string {
  const value = carts.map(({ id, key }) => `${id}.${key}`).join('~')
  return cookieText(name, value, { maxAge: maxAgeSeconds, httpOnly: true })
}

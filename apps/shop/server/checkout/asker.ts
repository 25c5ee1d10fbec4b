import type { Asker } from '@wojaz/booking/server'
import { readCarts } from './carts-cookie.ts'

/** Who requests a hold: the carts of this browser, including the current one, and its household. */
export function askerOf(cookies: string | undefined, place: string, key?: string): Asker {
  const known = readCarts(cookies).map((cart) => cart.key)
  return { keys: key ? [key, ...known] : known, place }
}

import type { Asker } from '@wojaz/booking/server'
import { readCarts } from './carts-cookie.ts'

/** Who wants to keep places: the carts this browser knows, with the one it speaks of, and its household. */
export function askerOf(cookies: string | undefined, place: string, key?: string): Asker {
  const known = readCarts(cookies).map((cart) => cart.key)
  return { keys: key ? [key, ...known] : known, place }
}

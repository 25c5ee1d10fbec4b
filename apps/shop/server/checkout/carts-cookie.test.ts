import { expect, test } from 'vitest'
import { type CartKey, cartsCookie, readCarts, withCart } from './carts-cookie.ts'

const cart = (email: string): CartKey => ({ id: email.repeat(12), key: email.repeat(22) })
const sent = (carts: readonly CartKey[]) => cartsCookie(carts).split(';')[0]

test('a browser gives back the carts it was given, among its other cookies', () => {
  const carts = [cart('a'), cart('-')]
  expect(readCarts(`consent=x; ${sent(carts)}; sort=price`)).toEqual(carts)
})

test('the newest comes first, once, and the fifth is forgotten', () => {
  const carts = ['a', 'b', 'c', 'd', 'b', 'e'].reduce<readonly CartKey[]>(
    (all, email) => withCart(all, cart(email)),
    [],
  )
  expect(carts.map(({ id }) => id[0])).toEqual(['e', 'b', 'd', 'c'])
})

test.each([
  undefined,
  '',
  'carts=',
  'carts=rubbish',
  'carts=~~',
  `mycarts=${'a'.repeat(12)}.${'a'.repeat(22)}`,
])('%s holds none', (header) => {
  expect(readCarts(header)).toEqual([])
})

test('it is kept from scripts and from other sites', () => {
  expect(cartsCookie([cart('a')])).toMatch(/; SameSite=Lax; HttpOnly$/)
})

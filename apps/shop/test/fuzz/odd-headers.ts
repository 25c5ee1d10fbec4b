import fc from 'fast-check'
import { joined, weighted, word } from './choices.ts'

/** Only headers that a client can send. */
const odd = fc.oneof(
  word(
    `x * */* ,;, null __proto__ %00 % " ../.. -1 <script> ' bytes=0- bytes=9-1 W/"x" gzip;q=x xx-XX;q=9 ~~~~ é`,
  ),
  fc.constantFrom('', 'a=b; c', '9'.repeat(400)),
)

const names = word(`
  accept accept-language accept-encoding x-market-language x-market x-currency x-app-id cart-id idempotency-key
  if-none-match if-modified-since range referer user-agent x-http-method-override x-payload-http-method-override
  x-request-id authorization x-forwarded-proto
`)
const cookies = word(`
  cookie_consent first_visit wishlist carts listing_sort popup_tracking last_search orders payload-locale __proto__
`)

/** Most requests have none of these; a cookie is added to those of the role. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = weighted<Record<string, string>>(
  [6, fc.constant({})],
  [2, fc.dictionary(names, odd, { minKeys: 1, maxKeys: 2, noNullPrototype: true })],
  [1, joined(cookies, '=', odd).map((cookie) => ({ cookie }))],
)

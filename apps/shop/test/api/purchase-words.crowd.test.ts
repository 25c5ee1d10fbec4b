import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop.ts'

// A shop of its own: only what is said to its database counts.
let own: CheckoutShop
beforeAll(async () => {
  own = await openCheckoutShop()
})
afterAll(() => own?.close())

test('a whole purchase, from the offer to the confirmation, is at most 29 words with the database', async () => {
  const offer = (await own.found()).find(({ departureFlight }) => departureFlight !== null) as Offer
  const looking = 'select state from booking.orders where number = $1'
  async function buy() {
    const { cartKey: key = '' } = await own.call('checkout/cart/product', {
      body: { offerCode: offer.offerCode },
      once: randomUUID(),
    })
    for (const call of ['product', 'upsell', 'price']) await own.call(`checkout/cart/${call}`, { key })
    const { price } = (await own.fill({ key }, offer)).body
    const { orderNumber } = (await own.order(key, price.total)).body
    const method = { kind: 'blik', code: '777123' }
    const paid = await own.call('checkout/cart/payment', {
      key,
      once: randomUUID(),
      body: { variant: 'full', method },
    })
    expect(paid.status).toBe(200)
    const state = async () => (await own.rows<{ state: string }>(looking, [orderNumber]))[0]?.state
    await expect.poll(state).toBe('confirmed')
    await own.call(`payment/common/${orderNumber}`, { key })
  }
  // The first buyer opens connections and fills caches.
  await buy()
  // The confirmation is the last that is written for them. It stays there: no emails leave this shop by themselves.
  await expect.poll(() => own.rows('select from mail.emails')).toHaveLength(1)
  const said = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => said.mockRestore())
  await buy()
  const database = new URL(own.databaseUrl).pathname.slice(1)
  const words = said.mock.calls.flatMap(([word], call) => {
    const text = typeof word === 'string' ? word : (word as { text: string }).text
    const { connectionParameters: to } = said.mock.contexts[call] as unknown as Speaker
    const isOurs = to.application_name === 'wojaz-shop' && to.database === database && text !== looking
    // A daily job deletes old counts, whoever buys meanwhile.
    return isOurs && !text.startsWith('delete from insight.event_count') ? [text] : []
  })
  // The bank says that it waits in its answer and in a webhook. At one moment, both are written; otherwise the second is known.
  const waits = words.filter((text) => text.startsWith('update booking.payments set gateway_id'))
  const counted = words.length - waits.length + 1
  expect(waits.length, 'words that a payment waits').toBeLessThanOrEqual(2)
  expect(counted, words.join('\n')).toBeLessThanOrEqual(29)
}, 120_000)

interface Speaker {
  readonly connectionParameters: { readonly application_name: string; readonly database: string }
}

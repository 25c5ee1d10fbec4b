import { test } from 'vitest'
import type { TestApp } from './build-test-app.ts'
import { noon, today } from './shop-content.ts'

/**
 * Tests in one shop per worker, which stays open from file to file. Each brings a guest, cart or address of its own, looks at nothing else,
 * and leaves prices, stock and pages as they were. Outages, kills, crowds, limits and settings need a shop of their own: `buildTestApp`.
 */
export const testInShop = <Shop extends TestApp>(open: () => Promise<Shop>) =>
  test
    .extend('open', { scope: 'worker' }, () => open)
    .extend('shop', { scope: 'worker' }, async ({ open }, { onCleanup }) => {
      const shop = await open()
      onCleanup(() => shop.close())
      return shop
    })
    // What other files have logged is not this one's.
    .extend('log', { scope: 'file', auto: true }, ({ shop }) => {
      shop.logged.length = 0
    })
    .extend('clock', { auto: true }, ({ shop }, { onCleanup }) => {
      onCleanup(() => backToNoon(shop))
    })

/** The index of another day knows no prices of this one: the next test waits until it is read again. */
async function backToNoon({ services: { clock, offers }, setClock }: TestApp) {
  const isElsewhere = clock().toISOString().slice(0, 10) !== today
  setClock(noon)
  // The first look notices the day. A reading for the other day that was under way is noticed by the second.
  for (let look = 0; isElsewhere && look < 2; look++) {
    await offers.departures('pl')
    await offers.caughtUp()
  }
}

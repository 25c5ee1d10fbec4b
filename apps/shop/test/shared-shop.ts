import { test } from 'vitest'
import type { TestApp } from './build-test-app.ts'
import { noon, today } from './shop-content.ts'

/**
 * Tests in one shop per worker, which stays open across files. Each test makes its own guest, cart or address, looks at nothing
 * else, and leaves prices, stock and pages as they were. Outages, kills, crowds, limits and settings need a separate shop:
 * `buildTestApp`.
 */
export const testInShop = <Shop extends TestApp>(open: () => Promise<Shop>) =>
  test
    .extend('open', { scope: 'worker' }, () => open)
    .extend('shop', { scope: 'worker' }, async ({ open }, { onCleanup }) => {
      const shop = await open()
      onCleanup(() => shop.close())
      return shop
    })
    // Drops what other files have logged.
    .extend('log', { scope: 'file', auto: true }, ({ shop }) => {
      shop.logged.length = 0
    })
    .extend('clock', { auto: true }, ({ shop }, { onCleanup }) => {
      onCleanup(() => backToNoon(shop))
    })

/** One shop for all who ask for it in a worker, closed once. */
export function openOnce<Shop extends TestApp>(open: () => Promise<Shop>): () => Promise<Shop> {
  let opened: Promise<Shop> | undefined
  return () => {
    opened ??= open().then((shop) => {
      let closing: Promise<void> | undefined
      return {
        ...shop,
        close: () => {
          closing ??= shop.close()
          return closing
        },
      }
    })
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
}

/** The index of another day has no prices of this one, so the next test waits until it is loaded again. */
async function backToNoon({ services: { clock, offers }, setClock }: TestApp) {
  const isElsewhere = clock().toISOString().slice(0, 10) !== today
  setClock(noon)
  // The first query notices the changed day. The second one notices a load for the other day that was in progress.
  for (let look = 0; isElsewhere && look < 2; look++) {
    await offers.departures('pl')
    await offers.caughtUp()
  }
}

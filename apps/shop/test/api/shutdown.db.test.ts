import { EventEmitter, once } from 'node:events'
import { expect } from 'vitest'
import { closeGracefully } from '../../server/host/shutdown.ts'
import type { TestApp } from '../build-test-app.ts'
import { pageOfHeadings } from '../page-of-headings.ts'
import { shopTest as test } from '../search-shop.ts'

let first: TestApp
test.beforeAll(({ shop }) => {
  first = shop
})

/** A shop that starts to render a page and continues when told. */
async function shopThatWaits() {
  const hints = new EventEmitter()
  const [begun, told] = [once(hints, 'begun'), once(hints, 'told')]
  const shop = await first.front({
    render: async (request, context) => {
      hints.emit('begun')
      await told
      return pageOfHeadings(request, context)
    },
  })
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  return { shop, address, begun, goOn: () => hints.emit('told') }
}

test('a guest whose page is being drawn still gets it when the shop stops', async () => {
  const { shop, address, begun, goOn } = await shopThatWaits()
  // An idle keep-alive connection must not hold the shop open.
  await fetch(`${address}/health/live`).then((response) => response.text())
  const page = fetch(`${address}/zima`).then(async (response) => ({
    status: response.status,
    html: await response.text(),
  }))
  await begun
  const closing = closeGracefully(shop.app, 20_000)
  goOn()
  expect(await page).toMatchObject({ status: 200, html: expect.stringContaining('Zima w górach') })
  expect(await closing).toBe('finished')
  await expect(fetch(`${address}/health/live`)).rejects.toThrow()
  await shop.close()
})

test('a guest who never finishes is cut off at the limit', async () => {
  const { shop, address, begun, goOn } = await shopThatWaits()
  const page = fetch(`${address}/zima`).then(
    () => 'answered',
    () => 'cut off',
  )
  await begun
  expect(await closeGracefully(shop.app, 300)).toBe('cut-off')
  expect(await page).toBe('cut off')
  goOn()
  await shop.close()
})

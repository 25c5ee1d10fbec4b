import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeGracefully } from '../../server/host/shutdown.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { pageOfHeadings } from '../page-of-headings.ts'

let first: TestApp
beforeAll(async () => {
  first = await buildTestApp()
})
afterAll(() => first.close())

async function slowShop(milliseconds: number) {
  const shop = await buildTestApp({
    databaseUrl: first.databaseUrl,
    render: async (request, context) => {
      await pause(milliseconds)
      return pageOfHeadings(request, context)
    },
  })
  return { shop, address: await shop.app.listen({ port: 0, host: '127.0.0.1' }) }
}

test('a guest whose page is being drawn still gets it when the shop stops', async () => {
  const { shop, address } = await slowShop(400)
  // An idle keep-alive connection must not hold the shop open.
  await fetch(`${address}/health/live`).then((response) => response.text())
  const page = fetch(`${address}/zima`).then(async (response) => ({
    status: response.status,
    html: await response.text(),
  }))
  await pause(100)
  const begun = performance.now()
  expect(await closeGracefully(shop.app, 5_000)).toBe('finished')
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect(await page).toMatchObject({ status: 200, html: expect.stringContaining('Zima w górach') })
  await expect(fetch(`${address}/health/live`)).rejects.toThrow()
  await shop.close()
})

test('a guest who never finishes is cut off at the limit', async () => {
  const { shop, address } = await slowShop(4_000)
  const page = fetch(`${address}/zima`).then(
    () => 'answered',
    () => 'cut off',
  )
  await pause(100)
  const begun = performance.now()
  expect(await closeGracefully(shop.app, 300)).toBe('cut-off')
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect(await page).toBe('cut off')
  await shop.close()
})

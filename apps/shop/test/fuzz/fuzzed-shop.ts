// The shop in a process of its own, to be asked whatever comes: real pages, content, offers and booking. What nobody catches ends it, and
// whoever started it hears of that.
import { buildTestApp } from '../build-test-app.ts'
import { pagesOfTheSiteMap } from './pages-without-vite.ts'
import type { FuzzedShopFacts, ShopReport } from './start-fuzzed-shop.ts'

const errorLevel = 50
const { databaseUrl, port, env } = JSON.parse(process.argv[2] ?? '{}') as FuzzedShopFacts

const shop = await buildTestApp({ databaseUrl, env, render: await pagesOfTheSiteMap() })
await shop.app.listen({ port, host: '127.0.0.1' })

process.on('message', () => {
  const errors = shop.logged.filter(({ level }) => Number(level) >= errorLevel)
  // What the tests of the API look at is no memory of the shop.
  shop.logged.length = 0
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ rss, heapUsed, external, errors } satisfies ShopReport)
})
process.on('SIGTERM', async () => {
  await shop.close()
  process.exit(0)
})
process.send?.('ready')

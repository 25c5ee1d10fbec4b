// The shop in a separate process for fuzzing: real pages, content, offers and booking. An uncaught error ends it, which the test
// notices.
import { buildTestApp } from '../build-test-app.ts'
import { pagesOfTheSiteMap } from './pages-without-vite.ts'
import type { FuzzedShopFacts, ShopReport } from './start-fuzzed-shop.ts'

const errorLevel = 50
const { databaseUrl, port, env } = JSON.parse(process.argv[2] ?? '{}') as FuzzedShopFacts

const shop = await buildTestApp({ databaseUrl, env, render: await pagesOfTheSiteMap() })
await shop.app.listen({ port, host: '127.0.0.1' })

process.on('message', () => {
  const errors = shop.logged.filter(({ level }) => Number(level) >= errorLevel)
  // The recorded log is for API tests and must not count as the shop's memory.
  shop.logged.length = 0
  globalThis.gc?.()
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage()
  process.send?.({ rss, heapTotal, heapUsed, external, errors } satisfies ShopReport)
})
process.on('SIGTERM', async () => {
  await shop.close()
  process.exit(0)
})
process.send?.('ready')

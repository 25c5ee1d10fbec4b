import { proofSample } from '@wojaz/database/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ApiDocument, withoutReferences } from '../api-document.ts'
import { askAll, explained, type Fault } from './ask-all.ts'
import { call } from './call.ts'
import { cmsRequests } from './cms-requests.ts'
import { documentedRequests, type OpenApiDocument } from './documented-requests.ts'
import { makeRequests, type NumberedRequest } from './fuzzed-request.ts'
import { cmsDocuments, knownValues } from './known-values.ts'
import { atOnce, type FuzzedShop, openFuzzedShop } from './open-fuzzed-shop.ts'
import { pageRequests } from './page-requests.ts'
import { stillLoggedIn } from './roles.ts'
import type { ShopReport } from './start-fuzzed-shop.ts'

// Whatever is sent, the shop answers properly and keeps running. `FUZZ_SEED` makes other requests, `FUZZ_ONLY` sends one of them
// alone; `PROOF=full` sends eight times as many.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 1_200_000 })

const seed = Number(process.env.FUZZ_SEED ?? 20_261_115)
const only = process.env.FUZZ_ONLY
const count = proofSample({ full: 12_000, fewer: 1_500 })

const megabyte = 1024 ** 2
/** Caches fill up and code is compiled; a leak of 4 kB a request would exceed this in the full run. */
const mostGrowth = 16 * megabyte + count * 1_400

let shop: FuzzedShop
let requests: NumberedRequest[]
let faults: Fault[]
/** After the first third, and at the end; null: the process had ended. */
let reports: (ShopReport | null)[]

beforeAll(async () => {
  shop = await openFuzzedShop()
  requests = (await makeAll()).filter(({ number }) => !only || number === Number(only))
  await shop.warmUp()
  const third = Math.ceil(requests.length / 3)
  const asking = { ...shop, seed, atOnce }
  const first = await askAll(requests.slice(0, third), asking)
  const warm = await shop.report()
  const rest = await askAll(requests.slice(third), asking)
  faults = [...first, ...rest]
  reports = [warm, await shop.report()]
})
afterAll(() => shop?.close())

async function makeAll(): Promise<NumberedRequest[]> {
  const { send, cookies } = shop
  const known = await knownValues(send, cookies.customer)
  const described = JSON.parse((await call(send, '/api/docs/json')).body) as ApiDocument
  const document = withoutReferences(described, described) as OpenApiDocument
  const sources = [
    { share: 10, kinds: [...documentedRequests(document, known).values()] },
    { share: 7, kinds: cmsRequests(await cmsDocuments(send, cookies.editor)) },
    { share: 3, kinds: pageRequests(known) },
  ]
  return makeRequests(sources, { seed, count })
}

test(`${count} requests are answered below 500, within five seconds, errors in one shape and without insides`, () => {
  const errors = reports.flatMap((report) => report?.errors ?? [])
  expect(explained(faults, errors)).toEqual([])
})

test('afterwards the process lives and serves the home page; customer and editor are still logged in', async () => {
  expect(shop.isAlive(), shop.lastWords()).toBe(true)
  const home = await call(shop.send, '/', { headers: { accept: 'text/html' } })
  expect(home.body).toContain('Witaj na wakacjach')
  expect(await stillLoggedIn(shop.send, shop.cookies)).toEqual(['customer', 'editor'])
})

test('memory stays level after the first third', () => {
  const [warm, last] = reports
  const grown = (part: (report: ShopReport) => number) => part(last as ShopReport) - part(warm as ShopReport)
  expect(grown(({ heapUsed, external }) => heapUsed + external)).toBeLessThan(mostGrowth)
  // Of everything that is not the heap.
  expect(grown(({ rss, heapTotal }) => rss - heapTotal)).toBeLessThan(128 * megabyte)
})

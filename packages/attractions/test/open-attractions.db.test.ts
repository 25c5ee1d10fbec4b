import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAttractions } from '../src/catalogue/open-attractions.ts'
import type { SupplierSettings } from '../src/suppliers/supplier-settings.ts'
import { makePlaces } from './make-places.ts'
import { makeProduct } from './make-product.ts'
import { openTestCatalogue } from './open-test-catalogue.ts'
import { openSmallSupplier } from './small-supplier.ts'

let catalogue: Awaited<ReturnType<typeof openTestCatalogue>>

beforeAll(async () => {
  catalogue = await openTestCatalogue()
})
afterAll(() => catalogue.close())

let now = Date.parse('2026-06-01T10:00:00Z')

function openShop(suppliers: readonly SupplierSettings[]) {
  const said: string[] = []
  const say = (_: object, message: string) => void said.push(message)
  const opened = openAttractions({
    pool: catalogue.pool,
    databaseUrl: catalogue.url,
    clock: () => new Date(now),
    log: { info: say, warn: say },
    suppliers,
    places: makePlaces,
  })
  return opened.then((attractions) => ({ attractions, said }))
}

test('without suppliers there is nothing, and nothing is asked for', async () => {
  const { attractions } = await openShop([])
  expect(attractions.isOpen).toBe(false)
  expect(attractions.index.listed).toEqual([])
  expect(await attractions.read(1)).toBeNull()
  await attractions.mirror()
  await attractions.close()
})

test('a supplier that is down keeps nobody from opening, and is mirrored once it is back', async () => {
  const supplier = await openSmallSupplier()
  supplier.sells([makeProduct()])
  for (const _ of [1, 2]) supplier.next(/^GET \/products/, { kind: 'status', status: 503 })
  const { attractions, said } = await openShop([{ name: 'small', url: supplier.url, token: 'token' }])
  try {
    await attractions.mirror()
    expect(said).toEqual(['a supplier cannot be mirrored'])
    expect(attractions.index.listed).toEqual([])
    await attractions.mirror()
    expect(said).toHaveLength(1)
    now += 10_000
    await attractions.mirror()
    expect(said.at(-1)).toBe('a supplier was mirrored')
    await attractions.caughtUp()
    const [listed] = attractions.index.listed
    expect(await attractions.read(listed?.number ?? 0)).toMatchObject({ supplier: 'small' })
    expect(attractions.supplier('small')?.name).toBe('small')
    expect(attractions.supplier('other')).toBeNull()
  } finally {
    await attractions.close()
    await supplier.close()
  }
})

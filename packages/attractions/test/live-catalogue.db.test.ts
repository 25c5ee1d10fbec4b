import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLiveCatalogue } from '../src/catalogue/live-catalogue.ts'
import { makePlaces } from './make-places.ts'
import { hour, openTestCatalogue, supplied, supplierOf } from './open-test-catalogue.ts'

let catalogue: Awaited<ReturnType<typeof openTestCatalogue>>

beforeAll(async () => {
  catalogue = await openTestCatalogue()
})
afterAll(() => catalogue.close())

test('every node lists what was mirrored on another, without being asked', async () => {
  let sold = [supplied('a'), supplied('b')]
  const small = supplierOf('small', () => sold)
  await catalogue.mirror(small)
  const options = { pool: catalogue.pool, databaseUrl: catalogue.url, places: makePlaces, onError() {} }
  const nodes = [await openLiveCatalogue(options), await openLiveCatalogue(options)]
  const titles = () => nodes.map(({ index }) => index.listed.map((one) => one.titles.pl))
  try {
    expect(titles()).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    catalogue.pass(hour)
    sold = [supplied('b', 'B'), supplied('c')]
    await catalogue.mirror(small)
    await expect.poll(titles).toEqual([
      ['B', 'c'],
      ['B', 'c'],
    ])
  } finally {
    for (const node of nodes) await node.close()
  }
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { retireSuppliers } from '../src/catalogue/mirror-supplier.ts'
import { readAttraction, readAttractions } from '../src/catalogue/read-attraction.ts'
import { hour, openTestCatalogue, supplied, supplierOf } from './open-test-catalogue.ts'

let catalogue: Awaited<ReturnType<typeof openTestCatalogue>>
let sold: ReturnType<typeof supplied>[] | null
let asked: number
const small = supplierOf('small', () => {
  asked += 1
  return sold
})

beforeAll(async () => {
  catalogue = await openTestCatalogue()
})
afterAll(() => catalogue.close())
beforeEach(async () => {
  await catalogue.pool.query('truncate attractions.supplier, attractions.attraction restart identity')
  sold = [supplied('a'), supplied('b')]
  asked = 0
})

test('what a supplier sells is on sale, with a number and a place of ours', async () => {
  expect(await catalogue.mirror(small)).toEqual({
    code: 'mirrored',
    added: 2,
    changed: 0,
    gone: 0,
    skipped: 0,
  })
  expect(await readAttraction(catalogue.pool, 1)).toMatchObject({
    number: 1,
    supplier: 'small',
    productId: 'a',
    placeCode: 'RHO-FAL',
    options: [{ cutoff: { amount: 24, unit: 'hour' } }],
  })
  expect(await readAttraction(catalogue.pool, 99)).toBeNull()
})

test('changed, gone and back: the number stays', async () => {
  await catalogue.mirror(small)
  catalogue.pass(hour)
  sold = [supplied('b', 'B'), supplied('c')]
  expect(await catalogue.mirror(small)).toMatchObject({ added: 1, changed: 1, gone: 1 })
  expect(await catalogue.titles()).toEqual(['B', 'c'])
  expect(await readAttraction(catalogue.pool, 1)).toBeNull()
  catalogue.pass(hour)
  sold = [supplied('a'), supplied('b', 'B'), supplied('c')]
  expect(await catalogue.mirror(small)).toMatchObject({ added: 0, changed: 1, gone: 0 })
  expect(await readAttraction(catalogue.pool, 1)).toMatchObject({ productId: 'a' })
})

test('what is the same is not written again', async () => {
  await catalogue.mirror(small)
  catalogue.pass(hour)
  expect(await catalogue.mirror(small)).toMatchObject({ added: 0, changed: 0, gone: 0 })
})

test.each([
  ['is down', null, 'unreachable: TimeoutError'],
  ['says that it sells nothing at all', [], 'empty: a whole catalogue does not vanish at once'],
])('a supplier that %s changes nothing, and is asked again soon', async (_, said, fault) => {
  await catalogue.mirror(small)
  catalogue.pass(hour)
  sold = said
  expect(await catalogue.mirror(small)).toEqual({ code: 'failed', fault })
  expect(await catalogue.titles()).toEqual(['a', 'b'])
  sold = [supplied('a')]
  expect(await catalogue.mirror(small)).toEqual({ code: 'not-due' })
  catalogue.pass(hour / 4)
  expect(await catalogue.mirror(small)).toMatchObject({ gone: 1 })
})

test('of several nodes one asks the supplier', async () => {
  const done = await Promise.all(Array.from({ length: 5 }, () => catalogue.mirror(small)))
  expect(done.map(({ code }) => code).sort()).toEqual([
    'mirrored',
    'not-due',
    'not-due',
    'not-due',
    'not-due',
  ])
  expect(asked).toBe(1)
})

test('a node that comes back late does not put its older word over a newer one', async () => {
  let answer: () => void = () => {}
  const waits = new Promise<void>((resolve) => {
    answer = resolve
  })
  const slow = {
    name: 'small',
    async catalogue() {
      await waits
      return supplierOf('small', () => [supplied('old')]).catalogue()
    },
  }
  const late = catalogue.mirror(slow)
  // The row shows that the claim was made.
  await expect
    .poll(() => catalogue.pool.query('select 1 from attractions.supplier').then(({ rowCount }) => rowCount))
    .toBe(1)
  catalogue.pass(hour / 4)
  await catalogue.mirror(small)
  answer()
  expect(await late).toEqual({ code: 'not-due' })
  expect(await catalogue.titles()).toEqual(['a', 'b'])
})

test('one supplier does not touch what another sells', async () => {
  await catalogue.mirror(small)
  await catalogue.mirror(supplierOf('other', () => [supplied('a', 'other a')]))
  expect(await catalogue.titles()).toEqual(['a', 'b', 'other a'])
})

test('a supplier that was taken out of the settings sells nothing any more, until it is back', async () => {
  const other = supplierOf('other', () => [supplied('c')])
  await catalogue.mirror(small)
  await catalogue.mirror(other)
  expect(await retireSuppliers(catalogue.pool, ['small'], new Date('2026-06-01T11:00:00Z'))).toBe(1)
  expect(await catalogue.titles()).toEqual(['a', 'b'])
  catalogue.pass(hour)
  expect(await catalogue.mirror(other)).toMatchObject({ added: 0, changed: 1 })
})

test('a large catalogue is read to its end', async () => {
  sold = Array.from({ length: 1_203 }, (_, number) => supplied(`p${number}`))
  await catalogue.mirror(small)
  let count = 0
  for await (const _ of readAttractions(catalogue.pool)) count += 1
  expect(count).toBe(1_203)
})

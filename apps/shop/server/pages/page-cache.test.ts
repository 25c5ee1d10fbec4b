import { expect, test } from 'vitest'
import { PageBytes } from './page-bytes.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'

const noon = Date.parse('2026-06-01T12:00:00Z')

function pageOf(html: string, keepUntil: number | null): CachedPage {
  const inline = { scripts: [], styles: [] }
  return { status: 200, headers: [], inline, page: new PageBytes(Buffer.from(html)), keepUntil }
}

function setUp(limitBytes = 1_000_000) {
  const world = { now: noon, version: 1, renders: 0 }
  const cache = createPageCache({
    clock: () => new Date(world.now),
    contentVersion: () => world.version,
    limitBytes,
  })
  const render =
    (html: string, keepUntil: number | null = noon + 2_000) =>
    async (): Promise<CachedPage> => {
      world.renders += 1
      return pageOf(html, keepUntil)
    }
  const ask = async (key: string, html = '<p>Kreta</p>', keepUntil?: number | null) => {
    const { value, outcome } = await cache.page(key, render(html, keepUntil))
    return { html: (await value.page.in(null)).toString(), outcome }
  }
  return { world, cache, ask }
}

test('a page is rendered once for all who come while it is fresh', async () => {
  const { world, ask } = setUp()
  expect((await ask('/')).outcome).toBe('miss')
  expect((await ask('/', 'other')).outcome).toBe('hit')
  expect(world.renders).toBe(1)
})

test('an edit is seen by the very next guest', async () => {
  const { world, ask } = setUp()
  await ask('/', 'before')
  world.version += 1
  expect((await ask('/', 'after')).html).toBe('after')
})

test('a page ends with the validity of what is on it', async () => {
  const { world, ask } = setUp()
  await ask('/', 'promotion', noon + 500)
  world.now = noon + 499
  expect((await ask('/', 'plain')).html).toBe('promotion')
  world.now = noon + 500
  expect((await ask('/', 'plain')).html).toBe('plain')
})

test('a page for one guest alone is never given to another', async () => {
  const { world, ask } = setUp()
  await Promise.all([ask('/', 'mine', null), ask('/', 'yours', null)])
  await ask('/', 'theirs', null)
  expect(world.renders).toBe(3)
})

test('guests who come at the same time share one render', async () => {
  const { world, ask } = setUp()
  const answers = await Promise.all([ask('/'), ask('/'), ask('/')])
  expect(answers.map((answer) => answer.outcome)).toEqual(['miss', 'shared', 'shared'])
  expect(world.renders).toBe(1)
})

test('a guest who comes after an edit does not share a render begun before it', async () => {
  const { world, ask } = setUp()
  const before = ask('/', 'before')
  world.version += 1
  expect((await ask('/', 'after')).html).toBe('after')
  expect((await before).html).toBe('before')
  expect((await ask('/', 'later')).html).toBe('after')
})

test('a render begun before an edit that ends late does not push out one begun after it', async () => {
  const { world, cache, ask } = setUp()
  let end = (_page: CachedPage) => {}
  const early = cache.page('/', () => new Promise<CachedPage>((resolve) => (end = resolve)))
  world.version += 1
  await ask('/', 'after')
  end(pageOf('before', noon + 2_000))
  await early
  expect(await ask('/', 'again')).toEqual({ html: 'after', outcome: 'hit' })
})

test('the least recently seen page leaves when the limit is reached', async () => {
  const one = new PageBytes(Buffer.from('<p>Kreta</p>')).bytes
  const keys = 10
  const { ask } = setUp(one * 2 + keys)
  await ask('/a')
  await ask('/b')
  await ask('/a')
  await ask('/c')
  expect((await ask('/a')).outcome).toBe('hit')
  expect((await ask('/b')).outcome).toBe('miss')
})

test('a failed render is told to everyone who waited and tried again by the next', async () => {
  const { cache, ask } = setUp()
  const fail = async (): Promise<CachedPage> => {
    throw new Error('render failed')
  }
  await expect(Promise.all([cache.page('/', fail), cache.page('/', fail)])).rejects.toThrow('render failed')
  expect((await ask('/')).outcome).toBe('miss')
})

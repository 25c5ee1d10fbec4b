import type { TestDatabase } from '@wojaz/database/testing'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OpenedPayload, openPayload } from '../open-payload.ts'
import { testOptions } from '../test-options.ts'
import { testSite } from '../test-site.ts'
import { contentTestDatabase } from '../testing.ts'
import { readDesk } from './read-desk.ts'

// Saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const now = new Date('2026-11-15T12:00:00Z')
let database: TestDatabase
let office: OpenedPayload
let payload: Payload

beforeAll(async () => {
  database = await contentTestDatabase(testSite)
  office = await openPayload(testOptions(database.url))
  payload = office.payload
})
afterAll(async () => {
  await office?.close()
  await database?.drop()
})

async function winter() {
  const { docs } = await payload.find({ collection: 'pages', where: { url: { equals: '/zima' } } })
  const [page] = docs
  if (!page) throw new Error('no winter')
  return page
}

test('the home page is the first of the pages, and one press away once it is there', async () => {
  expect((await readDesk(payload, now)).home).toBeNull()
  const home = await payload.create({
    collection: 'pages',
    data: { url: '/', title: 'Strona główna', pageType: 'homePage', _status: 'published' },
  })
  expect((await readDesk(payload, now)).home).toBe(`/admin/collections/pages/${home.id}`)
  const { docs } = await payload.find({ collection: 'pages', depth: 0 })
  expect(docs.map(({ url }) => url)).toEqual(['/', '/lato', '/zima'])
})

test('what was changed last comes first, drafts among it', async () => {
  const { id } = await winter()
  await payload.update({
    collection: 'pages',
    id,
    data: { title: 'Zima w górach', _status: 'draft' },
    draft: true,
  })
  const [first, ...others] = (await readDesk(payload, now)).changed
  expect(first).toMatchObject({
    kind: { pl: 'Strona' },
    title: 'Zima w górach',
    isDraft: true,
    url: `/admin/collections/pages/${id}`,
  })
  expect(others.map(({ title }) => title)).toContain('Nagłówek, menu główne i kontakt')
})

test('what is scheduled is told in the order in which it will happen', async () => {
  const { id } = await winter()
  await payload.jobs.queue({
    task: 'schedulePublish' as never,
    input: { type: 'publish', doc: { relationTo: 'pages', value: id }, locale: 'all' } as never,
    waitUntil: new Date('2026-11-20T07:00:00Z'),
  })
  await payload.jobs.queue({
    task: 'schedulePublish' as never,
    input: { type: 'unpublish', global: 'header' } as never,
    waitUntil: new Date('2026-11-14T07:00:00Z'),
  })
  const picture = { scene: '/file/scenes/snow.tatra.golden.a1.jpg', alt: 'Śnieg' }
  const popup = await payload.create({
    collection: 'popups',
    data: {
      name: 'ferie-2027',
      active: true,
      variants: {
        desktop: { visible: true, image: picture },
        tablet: { visible: false },
        mobile: { visible: false },
      },
      popupData: {
        dateFrom: '2026-11-18T07:00:00.000Z',
        dateTo: '2027-01-31T07:00:00.000Z',
        timeInterval: 24,
        delay: 3,
      },
    },
  })
  const { scheduled } = await readDesk(payload, now)
  expect(scheduled.map(({ at, what, title }) => [at.slice(0, 10), what, title])).toEqual([
    ['2026-11-18', 'begins', 'ferie-2027'],
    ['2026-11-20', 'publish', 'Zima w górach'],
    ['2027-01-31', 'ends', 'ferie-2027'],
  ])
  const open = new Date('2026-12-01T12:00:00Z')
  expect((await readDesk(payload, open)).popup).toBe(`/admin/collections/popups/${popup.id}`)
  expect((await readDesk(payload, now)).popup).toBe('/admin/collections/popups')
})

import type { TestDatabase } from '@wojaz/database/testing'
import { locales } from '@wojaz/travel/locale'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { mergedDictionary } from './dictionary/merged-dictionary.ts'
import { type Content, openContent, type PageReader } from './open-content.ts'
import { type OpenedPayload, openPayload } from './open-payload.ts'
import { testOptions } from './test-options.ts'
import { testSite } from './test-site.ts'
import { contentTestDatabase } from './testing.ts'

// Hashing passwords and saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
let content: Content
let otherNode: Content
/** Simulates the admin, another process that writes. */
let office: OpenedPayload
let payload: Payload

beforeAll(async () => {
  database = await contentTestDatabase(testSite)
  content = await openContent(testOptions(database.url))
  otherNode = await openContent(testOptions(database.url))
  office = await openPayload(testOptions(database.url))
  payload = office.payload
})

afterAll(async () => {
  await Promise.all([content?.close(), otherNode?.close(), office?.close()])
  await database?.drop()
})

const stranger: PageReader = {
  locale: 'pl',
  visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
  drafts: false,
}
const czech: PageReader = { ...stranger, locale: 'cs' }

async function winter(reader = stranger, from = content) {
  const found = await from.page('/zima', reader)
  if (!found.ok) throw new Error(found.refusal.code)
  return found.value
}

describe('a page', () => {
  test('comes with what the visitor may see now, in the order of the editor', async () => {
    const [slot] = (await winter()).slots
    expect(slot?.name).toBe('main')
    expect(slot?.components.map(({ name }) => name)).toEqual(['hero', 'richText', 'customHtml', 'tiles'])
  })

  test('shows a signed-in customer what is meant for signed-in customers', async () => {
    const [slot] = (await winter({ ...stranger, visitor: { authenticated: true, userStatus: 'X' } })).slots
    expect(slot?.components).toHaveLength(5)
  })

  test('arrives with plain values: pictures addressed, texts sanitised, styles scoped', async () => {
    const [hero, richText, customHtml] = (await winter()).slots[0]?.components ?? []
    expect(hero).toMatchObject({
      heading: 'Zima',
      picture: { src: '/file/scenes/snow.tatra.golden.a1.jpg', alt: 'Śnieg', width: 1600, height: 1000 },
      callToAction: { label: 'Dalej', url: '/noclegi' },
      secondaryAction: null,
    })
    expect(richText).toMatchObject({ html: '<p>Ahoj <a href="/">dom</a></p>' })
    expect(customHtml).toMatchObject({ html: '<p>a</p>', styles: expect.stringContaining('@scope') })
  })

  test('speaks the language of the reader, links in texts included', async () => {
    const page = await winter(czech)
    expect(page).toMatchObject({ title: 'Zima česky', breadcrumbs: [{ label: 'Zima česky', url: '/zima' }] })
    expect(page.slots[0]?.components[1]).toMatchObject({ html: '<p>Nazdar <a href="/cs">domů</a></p>' })
  })

  test('has the current year in its meta properties', async () => {
    expect((await winter()).metaProperties).toEqual([{ key: 'title', value: 'Zima 2026' }])
  })

  test('says in which languages it was written', async () => {
    expect((await winter()).locales).toEqual(['pl', 'cs', 'ro', 'hu', 'uk'])
  })

  test('that does not exist is not found, whatever the address looks like', async () => {
    for (const url of ['/nowhere', '/constructor', '/__proto__', '', '/zima\0', '/żółw']) {
      expect(await content.page(url, stranger)).toEqual({ ok: false, refusal: { code: 'page-not-found' } })
    }
  })

  test('that an editor has switched off is not active', async () => {
    expect(await content.page('/lato', stranger)).toEqual({ ok: false, refusal: { code: 'page-not-active' } })
  })

  test('without a translation falls back to Polish', async () => {
    await payload.create({
      collection: 'pages',
      data: {
        url: '/tylko-po-polsku',
        title: 'Tylko po polsku',
        pageType: 'contentPage',
        _status: 'published',
      },
    })
    await content.caughtUp()
    expect(await content.page('/tylko-po-polsku', czech)).toMatchObject({
      value: { title: 'Tylko po polsku', locales: ['pl'] },
    })
  })
})

test('the layout and the dictionary speak the language of the reader', async () => {
  expect(await content.layout('cs')).toMatchObject({
    header: { phoneHours: '9–17 h', menu: [{ label: 'Zima česky', url: '/zima', links: [] }], notice: null },
    footer: { legal: 'Poznámka' },
  })
  const { texts, version } = await content.dictionary('cs')
  expect(texts['content.api.notFound']).toBe('Na této adrese nic není.')
  expect(version).toMatch(/^[\w-]{16}$/)
})

test('the site map lists active published pages only', async () => {
  const urls = (await content.pageUrls()).map(({ url }) => url)
  expect(urls).toContain('/zima')
  expect(urls).not.toContain('/lato')
})

describe('an edit', () => {
  test('is seen on every node once it has arrived there', async () => {
    await Promise.all([winter(czech), winter(czech, otherNode)])
    const versions = [content.version, otherNode.version]
    const { docs } = await payload.find({
      collection: 'pages',
      where: { url: { equals: '/zima' } },
      depth: 0,
    })
    const id = docs[0]?.id ?? 0
    await payload.update({
      collection: 'pages',
      id,
      locale: 'cs',
      data: { title: 'Nová zima', _status: 'published' },
    })
    await Promise.all([content.caughtUp(), otherNode.caughtUp()])
    expect((await winter(czech)).title).toBe('Nová zima')
    expect((await winter(czech, otherNode)).title).toBe('Nová zima')
    expect(content.version).toBeGreaterThan(versions[0] ?? 0)
    expect(otherNode.version).toBeGreaterThan(versions[1] ?? 0)
    expect((await winter()).title).toBe('Zima')
  })

  test('that is not published stays with the editors', async () => {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { url: { equals: '/zima' } },
      depth: 0,
    })
    await payload.update({
      collection: 'pages',
      id: docs[0]?.id ?? 0,
      draft: true,
      data: { title: 'Szkic', _status: 'draft' },
    })
    expect((await winter()).title).toBe('Zima')
    expect((await winter({ ...stranger, drafts: true })).title).toBe('Szkic')
  })

  test('of the header can be previewed before it is published', async () => {
    await payload.updateGlobal({
      slug: 'header',
      draft: true,
      data: { phone: '+48 22 111 11 11', _status: 'draft' },
    })
    expect((await content.layout('pl')).header.phone).toBe('+48 22 000 00 00')
    expect((await content.layout('pl', true)).header.phone).toBe('+48 22 111 11 11')
  })

  test('of the dictionary goes over the shipped text in its own language only', async () => {
    await payload.update({
      collection: 'texts',
      where: { key: { equals: 'content.api.notFound' } },
      locale: 'cs',
      data: { value: 'Tady nic není.' },
    })
    const notFound = async () => (await content.dictionary('cs')).texts['content.api.notFound']
    await content.caughtUp()
    expect(await notFound()).toBe('Tady nic není.')
    expect((await content.dictionary('hu')).texts['content.api.notFound']).toBe('Ezen a címen nincs semmi.')
    // Payload is slow with thousands of texts, so only those of one feature are compared, including the changed one.
    const { docs } = await payload.find({
      collection: 'texts',
      where: { key: { like: 'content.' } },
      locale: 'all',
      pagination: false,
      depth: 0,
    })
    expect(docs.length).toBeGreaterThan(10)
    for (const locale of locales) {
      const texts = docs.map(({ key, value }) => ({
        key,
        value: (value as unknown as Record<string, string> | null)?.[locale],
      }))
      expect(await content.dictionary(locale)).toEqual(mergedDictionary(locale, { texts }))
    }
  })

  describe('that is scheduled', () => {
    afterEach(() => void vi.useRealTimers())

    test('is published, and withdrawn, by a running shop when its time has come', async () => {
      const start = new Date()
      // Fakes only the clock and the timer of the schedule. Postgres and the rest use real time.
      vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: start })
      const running = await openContent(testOptions(database.url))
      const isOpen = async () => (await running.page('/jutro', stranger)).ok
      const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
      const page = await payload.create({
        collection: 'pages',
        draft: true,
        data: { url: '/jutro', title: 'Jutro', pageType: 'contentPage', _status: 'draft' },
      })
      const doc = { relationTo: 'pages', value: page.id } as const
      for (const [type, hours] of [
        ['publish', 24],
        ['unpublish', 48],
      ] as const)
        await payload.jobs.queue({ task: 'schedulePublish', input: { type, doc }, waitUntil: at(hours) })

      const nextRound = async (hours: number) => {
        vi.setSystemTime(at(hours))
        await vi.advanceTimersByTimeAsync(15_000)
      }
      await nextRound(23)
      expect(await isOpen()).toBe(false)
      await nextRound(24)
      await vi.waitFor(async () => expect(await isOpen()).toBe(true), { timeout: 30_000 })
      await nextRound(48)
      await vi.waitFor(async () => expect(await isOpen()).toBe(false), { timeout: 30_000 })
      await running.close()
    })
  })
})

import { tmpdir } from 'node:os'
import { type Content, openContent } from '@wojaz/content/server'
import { contentTestDatabase } from '@wojaz/content/testing'
import type { TestDatabase } from '@wojaz/database/testing'
import { locales } from '@wojaz/travel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pages } from './content/pages.ts'
import { seedContent } from './seed-content.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let database: TestDatabase
let content: Content

beforeAll(async () => {
  database = await contentTestDatabase({ name: 'demo', fill: (writer) => seedContent(writer, () => {}) })
  content = await openContent({
    databaseUrl: database.url,
    secret: 'a secret for tests only',
    mediaFolder: tmpdir(),
    siteUrl: 'http://localhost:3000',
    clock: () => new Date('2026-11-15T12:00:00Z'),
    log: { info() {}, warn() {}, error: console.error },
  })
})

afterAll(async () => {
  await content?.close()
  await database?.drop()
})

const visitor = { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' }

test.each(locales)(
  'every page is there in %s, written in that language, with nothing lost on the way',
  async (locale) => {
    for (const { url } of pages) {
      const found = await content.page(url, { locale, visitor, drafts: false })
      expect(found, url).toMatchObject({ ok: true, value: { locales: [...locales] } })
      const components = found.ok ? found.value.slots.flatMap((slot) => slot.components) : []
      expect(components.length, url).toBeGreaterThan(0)
    }
  },
)

test('the home page opens with the hero and names the year in its title', async () => {
  const found = await content.page('/', { locale: 'hu', visitor, drafts: false })
  expect(found).toMatchObject({
    value: {
      slots: [
        {
          components: [
            { name: 'hero', heading: 'Közelebb van a világ, mint gondolná' },
            {},
            {},
            {},
            {},
            { name: 'customHtml' },
          ],
        },
      ],
      metaProperties: [{ key: 'title', value: 'Wojaż – nyaralási ötletek 2026' }, {}],
    },
  })
})

test('header and footer speak every language', async () => {
  const phones = await Promise.all(
    locales.map(async (locale) => (await content.layout(locale)).header.phoneHours),
  )
  expect(new Set(phones).size).toBe(locales.length)
})

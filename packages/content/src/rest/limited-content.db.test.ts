import type { TestDatabase } from '@wojaz/database/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Content, openContent } from '../open-content.ts'
import type { Visitor } from '../page.ts'
import { limitedHeader, limitedPage, summerPopup } from '../test-components.ts'
import { testOptions } from '../test-options.ts'
import { contentTestDatabase } from '../testing.ts'

// Saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
let content: Content
let now: Date

const inAll = (pl: string) => ({ pl, cs: pl, ro: pl, hu: pl, uk: pl })
const saying = (pl: string, limits: object = {}) => ({
  blockType: 'richText',
  active: true,
  body: { markdown: inAll(pl) },
  ...limits,
})
const opening = { validFrom: '2026-11-15T13:00:00.000Z' }
const closing = { validTo: '2026-11-15T13:30:00.000Z' }

/** A page with parts that are not yet, no longer or only for some to be seen. */
const pageWithWindows = {
  url: '/w-swoim-czasie',
  title: inAll('W swoim czasie'),
  slots: [
    {
      name: 'main',
      components: [
        saying('zawsze'),
        saying('później', opening),
        saying('do wpół do drugiej', closing),
        saying('dawniej', { validTo: '2026-11-01T00:00:00.000Z' }),
        saying('dla zalogowanych', { profiles: ['LOGGED'] }),
      ],
    },
  ],
  seoText: [{ ...saying('później', opening), blockType: 'seoText' }],
}

beforeAll(async () => {
  database = await contentTestDatabase({
    name: 'limited_content',
    async fill(writer) {
      await writer.addPage(limitedPage)
      await writer.fillGlobal('header', limitedHeader)
      const popupData = { ...summerPopup.popupData, dateFrom: '2026-11-16T10:00:00.000Z' }
      const popup = await writer.addTo('popups', 'name', { ...summerPopup, popupData })
      await writer.addPage({ ...pageWithWindows, popup })
    },
  })
  content = await openContent(testOptions(database.url, { clock: () => now }))
})

afterAll(async () => {
  await content?.close()
  await database?.drop()
})

beforeEach(() => {
  now = new Date('2026-11-15T12:00:00Z')
})

describe('what is not yet, no longer or only for some to be seen', () => {
  const path = '/api/pages?where[url][equals]=/w-swoim-czasie'
  const customer = { authenticated: true, userStatus: 'RETURNING' }
  async function told(visitor?: Visitor) {
    const response = await content.handle(new Request(`http://localhost:3000${path}`), { visitor })
    const text = await response.text()
    const [page] = JSON.parse(text).docs
    const { components } = page.slots[0]
    const markup = [...components, page.seoText].map((part: { html: string } | null) => part?.html ?? '')
    return { text, parts: markup.join().match(/(?<=<p>)[^<]+/g), hasPopup: page.popup !== null }
  }

  test('is not told to strangers, and is told in its time, to its readers', async () => {
    const { text, parts, hasPopup } = await told()
    expect([parts, hasPopup]).toEqual([['zawsze', 'do wpół do drugiej'], false])
    for (const hidden of ['później', 'dawniej', 'dla zalogowanych', 'lato-2027'])
      expect(text).not.toContain(hidden)
    expect((await told(customer)).parts).toEqual(['zawsze', 'do wpół do drugiej', 'dla zalogowanych'])
    now = new Date('2026-11-15T13:00:00Z')
    expect((await told()).parts).toEqual(['zawsze', 'później', 'do wpół do drugiej', 'później'])
    now = new Date('2026-11-15T13:30:00.000Z')
    expect((await told()).parts).toContain('do wpół do drugiej')
    now = new Date('2026-11-15T13:30:00.001Z')
    expect((await told()).parts).toEqual(['zawsze', 'później', 'później'])
    now = new Date('2026-11-16T10:00:00Z')
    expect((await told()).hasPopup).toBe(true)
  })
})

describe('destinations and trip types', () => {
  const limited = '/api/pages?depth=2&where[url][equals]=/ograniczone&filterByActive=true'
  async function shown(query: string) {
    const response = await content.handle(new Request(`http://localhost:3000${limited}${query}`))
    const [document] = (await response.json()).docs
    const { components } = document.slots[0]
    return {
      headings: components.map((one: { options: { key: string; value: string }[] }) =>
        one.options.flatMap(({ key, value }) => (key === 'heading' ? value : [])).join(),
      ),
      tiles: components.flatMap((one: { items: { label: string }[] }) => one.items.map(({ label }) => label)),
      banner: document.banner !== null,
    }
  }

  test.each([
    ['', ['Wszędzie', 'Grecja', 'Narty'], ['Kafelek GR', 'Kafelek'], true],
    ['&filterByDirections=GR', ['Wszędzie', 'Grecja', 'Narty'], ['Kafelek GR', 'Kafelek'], false],
    ['&filterByDirections=TR', ['Wszędzie', 'Narty'], ['Kafelek'], true],
    ['&filterByDirections=TR,GR', ['Wszędzie', 'Grecja', 'Narty'], ['Kafelek GR', 'Kafelek'], true],
    ['&filterByTripTypes=WS', ['Wszędzie', 'Grecja'], ['Kafelek GR', 'Kafelek'], true],
    ['&filterByDirections=TR&filterByTripTypes=WS', ['Wszędzie'], ['Kafelek'], true],
  ])('%s filters components, tiles and banner', async (query, headings, tiles, banner) => {
    expect(await shown(query)).toEqual({ headings, tiles, banner })
  })

  test.each([
    ['', ['Grecja', 'Narty']],
    ['&filterByDirections=TR', ['Narty']],
    ['&filterByTripTypes=WS', ['Grecja']],
  ])('%s filters the menu of the header', async (query, labels) => {
    const response = await content.handle(
      new Request(`http://localhost:3000/api/globals/header?locale=pl${query}`),
    )
    expect((await response.json()).menu.map(({ label }: { label: string }) => label)).toEqual(labels)
  })

  test('filter what the shop itself shows', async () => {
    const found = await content.page('/ograniczone', {
      locale: 'pl',
      visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
      drafts: false,
      directions: ['TR', 'TRANT'],
      tripTypes: ['WS'],
    })
    expect(found).toMatchObject({
      value: {
        banner: { name: 'banner' },
        slots: [{ components: [{ heading: 'Wszędzie', items: [{ label: 'Kafelek' }] }] }],
      },
    })
  })
})

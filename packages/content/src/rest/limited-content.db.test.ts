import type { TestDatabase } from '@wojaz/database/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Content, openContent } from '../open-content.ts'
import { limitedHeader, limitedPage } from '../test-components.ts'
import { testOptions } from '../test-options.ts'
import { contentTestDatabase } from '../testing.ts'

// Saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
let content: Content

beforeAll(async () => {
  database = await contentTestDatabase({
    name: 'limited_content',
    async fill(writer) {
      await writer.addPage(limitedPage)
      await writer.fillGlobal('header', limitedHeader)
    },
  })
  content = await openContent(testOptions(database.url))
})

afterAll(async () => {
  await content?.close()
  await database?.drop()
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

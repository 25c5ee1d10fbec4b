import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { pageComponents } from './page-components.ts'

const page: Page = {
  url: '/zima',
  title: 'Zima',
  pageType: 'tilesPage',
  metaProperties: [],
  breadcrumbs: [],
  sortCodes: [],
  banner: null,
  regulations: null,
  seoLinksContainer: null,
  menu: [],
  menuCollapsed: false,
  organizationSchema: null,
  popup: null,
  article: null,
  locales: [],
  globalSearch: null,
  slots: [{ name: 'main', components: [] }],
  seoText: {
    uid: 'seo',
    name: 'seoText',
    active: true,
    validFrom: null,
    validTo: null,
    profiles: [],
    directions: [],
    tripTypes: [],
    heading: null,
    html: '',
    collapsed: true,
  },
  tiles: [],
  tilesHeading: null,
}

test('the tiles of a page are destinations with prices, below its content and above its SEO text', () => {
  const tiles = [
    { code: 'AT', active: true },
    { code: 'IT', active: false },
    { code: 'SK', active: true },
  ]
  const skiing = { heading: null, tripType: 'NR' as const, destinations: [] }
  const shown = pageComponents({ ...page, tiles, tilesHeading: 'Na narty', globalSearch: skiing })
  expect(shown.map(({ name }) => name)).toEqual(['topDestinations', 'seoText'])
  expect(shown[0]).toMatchObject({
    heading: 'Na narty',
    tripType: 'NR',
    destinations: ['AT', 'SK'],
    count: 2,
  })
})

test.each([[[]], [[{ code: 'AT', active: false }]]])(
  'without a tile that is switched on there are none: %j',
  (tiles) => {
    expect(pageComponents({ ...page, tiles }).map(({ name }) => name)).toEqual(['seoText'])
  },
)

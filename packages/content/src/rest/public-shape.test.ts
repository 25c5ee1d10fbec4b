import { expect, test } from 'vitest'
import type { Page as PageDocument } from '../payload-types.ts'
import { pageFromDocument } from '../reading/page-from-document.ts'
import { contactFromDocument } from '../reading/shop-contact.ts'
import { publicQuery } from './public-query.ts'
import { publicPage } from './public-shape.ts'

const moments = { updatedAt: '2026-11-15T12:00:00.000Z', createdAt: '2026-11-15T12:00:00.000Z' }
const uploaded = { id: 9, alt: 'Plaża', filename: 'plaza.jpg', width: 800, height: 600, ...moments }
const drawn = { scene: '/file/scenes/coast.greek.golden.a1.jpg', alt: 'Zatoka' }

const document = {
  id: 1,
  url: '/zima',
  title: 'Zima',
  pageType: 'tilesPage',
  ...moments,
  menu: { id: 5, name: 'Pomoc', groups: [{ label: 'Pomoc', url: '/kontakt', links: [] }], ...moments },
  popup: {
    id: 7,
    name: 'lato',
    active: true,
    ...moments,
    variants: {
      desktop: { visible: true, image: { upload: uploaded } },
      mobile: { visible: true, image: drawn },
    },
    popupData: {},
  },
  tiles: [
    { code: 'AT', active: true },
    { code: 'IT', active: false },
  ],
} as unknown as PageDocument

function shaped(search: string) {
  const query = publicQuery(new URLSearchParams(search))
  if (!query.ok) throw new Error(query.refusal.field)
  const deps = {
    ownHosts: [],
    locale: 'pl' as const,
    library: { faq: [], articles: [], cities: [] },
    contact: contactFromDocument({}),
    onUnreadable(_: string, error: unknown) {
      throw error
    },
  }
  return publicPage(document, pageFromDocument(document, [], deps), query.value)
}

test('depth 0 gives the ids of what a page points to', () => {
  expect(shaped('depth=0')).toMatchObject({ url: '/zima', menu: 5, popup: 7 })
})

test('depth 1 gives what it points to, and the ids of what that points to', () => {
  expect(shaped('depth=1')).toMatchObject({
    menu: [{ label: 'Pomoc' }],
    popup: {
      name: 'lato',
      variants: {
        desktop: { visible: true, image: 9 },
        mobile: { image: { alt: 'Zatoka' } },
        tablet: { image: null },
      },
    },
  })
})

test.each(['', 'depth=2', 'depth=10'])('"%s" gives everything', (search) => {
  expect(shaped(search)).toMatchObject({
    menu: [{ label: 'Pomoc' }],
    popup: { variants: { desktop: { image: { src: '/file/media/plaza.jpg', alt: 'Plaża' } } } },
  })
})

test('tiles that are switched off go with filterByActive', () => {
  expect(shaped('').tiles.map(({ code }) => code)).toEqual(['AT', 'IT'])
  expect(shaped('filterByActive=true').tiles).toEqual([{ code: 'AT', active: true }])
})

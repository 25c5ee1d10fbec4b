import { expect, test } from 'vitest'
import type { Component } from './components.ts'
import type { Page } from './page.ts'
import { hotelPoster, officePoster, posterOf, posterPath } from './page-poster.ts'

const plainFrame = {
  active: true,
  validFrom: null,
  validTo: null,
  profiles: [],
  directions: [],
  tripTypes: [],
}
const picture = (name: string) => ({ src: `/file/media/${name}.jpg`, alt: name, width: 1200, height: 800 })
const hero: Component = {
  ...plainFrame,
  uid: 'h',
  name: 'hero',
  eyebrow: null,
  heading: 'Otwarcie',
  lead: null,
  picture: picture('hero'),
  callToAction: null,
  secondaryAction: null,
}
const tiles: Component = {
  ...plainFrame,
  uid: 't',
  name: 'tiles',
  heading: 'Kafle',
  lead: null,
  layout: 'picture',
  items: [null, picture('tile')].map((tile) => ({
    label: 'Kafel',
    text: null,
    badge: null,
    url: null,
    picture: tile,
    icon: null,
    directions: [],
    tripTypes: [],
  })),
}
const banner: Component = {
  ...plainFrame,
  uid: 'b',
  name: 'banner',
  heading: 'Baner',
  text: null,
  badge: null,
  picture: picture('banner'),
  link: null,
  layout: 'strip',
}
const page = (...components: Component[]): Page => ({
  url: '/',
  title: 'Tytuł',
  pageType: 'contentPage',
  metaProperties: [],
  breadcrumbs: [],
  sortCodes: [],
  globalSearch: null,
  tiles: [],
  tilesHeading: null,
  banner: null,
  seoText: null,
  regulations: null,
  seoLinksContainer: null,
  menu: [],
  menuCollapsed: false,
  organizationSchema: null,
  popup: null,
  article: null,
  locales: ['pl'],
  slots: [{ name: 'main', components }],
})

test.each([
  ['the opening, wherever it stands', page(tiles, banner, hero), 'Otwarcie', '/file/media/hero.jpg'],
  ['the first picture of tiles', page(tiles, banner), 'Tytuł', '/file/media/tile.jpg'],
  ['a banner', page(banner), 'Tytuł', '/file/media/banner.jpg'],
  ['no picture', page(), 'Tytuł', null],
])('a poster shows %s', (_, shown, title, src) => {
  expect(posterOf(shown)).toEqual({ title, picture: src })
})

test('an article is drawn with the picture of its card', () => {
  const article = {
    url: '/porady/a',
    title: 'Porada',
    lead: null,
    topic: null,
    publishedOn: '2026-05-01',
    picture: picture('article'),
  }
  expect(posterOf({ ...page(banner), article }).picture).toBe('/file/media/article.jpg')
})

test('the card of a hotel is drawn with its name, its resort and its first picture', () => {
  const hotel = { name: 'Blue Bay', places: [{ name: 'Grecja' }, { name: 'Kos' }] }
  expect(hotelPoster({ ...hotel, pictures: [{ src: '/file/a.jpg' }, { src: '/file/b.jpg' }] })).toEqual({
    title: 'Blue Bay, Kos',
    picture: '/file/a.jpg',
  })
})

test('an office without a picture is drawn with a scene of the shop', () => {
  const office = { name: 'Wojaż Centrum', city: 'Poznań', picture: null }
  expect(officePoster(office)).toEqual({ title: 'Wojaż Centrum, Poznań', picture: null })
})

test('the address of a poster changes with what is drawn', () => {
  const poster = { title: 'Zima', picture: null }
  expect(posterPath('pl', '/', poster)).toMatch(/^\/og\/pl\.jpg\?v=\w+$/)
  expect(posterPath('cs', '/zima', poster)).not.toBe(posterPath('cs', '/zima', { ...poster, title: 'Lato' }))
})

import type { Component } from '@wojaz/content'
import { expect, test } from 'vitest'
import { makePage, plainFrame } from '../../test/make-page.ts'
import { posterOf } from './page-poster.ts'

const picture = (name: string) => ({ src: `/file/media/${name}.jpg`, alt: name, width: 1200, height: 800 })
const hero: Component = {
  ...{ ...plainFrame, uid: 'h', name: 'hero', eyebrow: null, heading: 'Otwarcie', lead: null },
  ...{ picture: picture('hero'), callToAction: null, secondaryAction: null },
}
const tiles: Component = {
  ...{ ...plainFrame, uid: 't', name: 'tiles', heading: 'Kafle', lead: null, layout: 'picture' },
  items: [null, picture('tile')].map((tile) => ({
    ...{ label: 'Kafel', text: null, badge: null, url: null, picture: tile, icon: null },
    ...{ directions: [], tripTypes: [] },
  })),
}
const banner: Component = {
  ...{ ...plainFrame, uid: 'b', name: 'banner', heading: 'Baner', text: null, badge: null },
  ...{ picture: picture('banner'), link: null, layout: 'strip' },
}
const page = (...components: Component[]) =>
  makePage({ title: 'Tytuł', slots: [{ name: 'main', components }] })

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
    ...{ url: '/porady/a', title: 'Porada', lead: null, topic: null, publishedOn: '2026-05-01' },
    picture: picture('article'),
  }
  expect(posterOf({ ...page(banner), article }).picture).toBe('/file/media/article.jpg')
})

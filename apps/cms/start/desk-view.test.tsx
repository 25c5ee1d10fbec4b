import type { Desk } from '@wojaz/content/desk'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeskView } from './desk-view.tsx'

const page = { pl: 'Strona', en: 'Page' }
const desk: Desk = {
  home: '/admin/collections/pages/1',
  popup: '/admin/collections/popups/4',
  scheduled: [
    {
      at: '2026-11-20T07:00:00.000Z',
      what: 'publish',
      kind: page,
      title: 'Zima',
      on: null,
      url: '/admin/collections/pages/7',
    },
    {
      at: '2026-12-24T17:30:00.000Z',
      what: 'ends',
      kind: { pl: 'Baner', en: 'Banner' },
      title: 'Narty',
      on: 'Strona główna',
      url: '/admin/collections/pages/1',
    },
  ],
  changed: [
    {
      at: '2026-11-15T11:00:00.000Z',
      kind: page,
      title: 'Lato',
      isDraft: true,
      url: '/admin/collections/pages/9',
    },
  ],
}

const drawn = (given: Partial<Desk> = {}, language = 'pl') =>
  renderToStaticMarkup(<DeskView desk={{ ...desk, ...given }} language={language} />)
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)

test('home page, main menu, popup and texts are one press away', () => {
  expect(links(drawn()).slice(0, 4)).toEqual([
    '/admin/collections/pages/1',
    '/admin/globals/header',
    '/admin/collections/popups/4',
    '/admin/collections/texts',
  ])
  expect(links(drawn({ home: null }))[0]).toBe('/admin/globals/header')
})

test('what is scheduled says when, by the clock of the shop, what happens and where', () => {
  const text = words(drawn())
  expect(text).toContain('20.11.2026, 08:00, publikacja Zima Strona')
  expect(text).toContain('24.12.2026, 18:30, zniknie Narty Baner, Strona główna')
})

test('what was changed last says whether it is still a draft', () => {
  expect(words(drawn())).toContain('15.11.2026, 12:00 Lato Strona, szkic')
})

test('where nothing is scheduled it says so, and how to', () => {
  expect(words(drawn({ scheduled: [] }))).toContain('Nic nie jest zaplanowane. Datę publikacji')
})

test('an editor who reads English is told in English', () => {
  expect(words(drawn({}, 'en'))).toContain('24.12.2026, 18:30, disappears Narty Banner')
})

import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Component, ComponentName } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { makePage } from '../../../test/make-page.ts'
import { createI18n } from '../../i18n/create-i18n.ts'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { OffersContext } from '../offer-cards/offer-cards.ts'
import { PageSlots } from '../page-slots/page-slots.tsx'
import { fullBlocks, minimalBlocks, offersOfBlocks, spoiltBlocks } from './test-blocks.ts'

const i18n = createI18n({ locale: 'pl', version: '1', texts: shippedDictionary('pl') })
const beside = (uid: string, html: string): Component => ({
  ...fullBlocks.richText,
  uid,
  heading: null,
  html,
})

/** The component between two others, as a guest gets the page. */
async function served(component: unknown) {
  const components = [beside('before', '<p>przed</p>'), component as Component, beside('after', '<p>po</p>')]
  const page = makePage({ title: 'Strona', slots: [{ name: 'main', components }] })
  const shown = (
    <OffersContext value={offersOfBlocks}>
      <PageSlots page={page} />
    </OffersContext>
  )
  const handler = createStaticHandler([{ path: '*', element: shown }])
  const context = await handler.query(new Request('http://localhost/strona'))
  if (context instanceof Response) throw new Error('A page was expected.')
  const router = createStaticRouter(handler.dataRoutes, context)
  const errors: unknown[] = []
  const html = new PassThrough()
  const stream = renderToPipeableStream(
    <I18nContext value={i18n}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nContext>,
    { onAllReady: () => stream.pipe(html), onError: (error) => void errors.push(error) },
  )
  return { html: await text(html), errors }
}

const names = Object.keys(fullBlocks) as ComponentName[]

/** What a guest reads of a component whose editor filled in everything. */
const words: Record<ComponentName, string[]> = {
  hero: ['Nagłówek hero', 'Wprowadzenie', 'href="/zima"', 'alt="Zatoka"'],
  banner: ['Nagłówek banera', 'Plakietka', 'href="/zima"'],
  countdownTile: ['Do końca promocji', 'href="/zima"', 'alt="Zatoka"'],
  tiles: ['Kierunki', 'Grecja', 'alt="Zatoka"', 'href="/zima"'],
  offerCarousel: ['Last minute', 'Hotel Lagoon', '2', 'href="/zima"'],
  topDestinations: ['Najczęściej wybierane', 'Kreta'],
  facultativeTrips: ['Wycieczki na miejscu', 'Knossos', '199\u00a0zł/os.', 'ok. 6 godz. · Pałac Minotaura'],
  blogPosts: ['Poradnik', 'Jak się spakować', 'href="/poradnik/pakowanie"'],
  richText: ['Tekst redaktora', '<p>Treść</p>'],
  customHtml: ['<p>Własny</p>', 'data-uid="customHtml"'],
  faq: ['Pytania', 'Ile waży walizka?', '<p>20 kg</p>'],
  contactForm: ['Napisz do nas', 'Rezerwacja', 'name="message"', 'kontakt@wojaz.example'],
  newsletterForm: ['Listy z podróży', 'type="email"', 'Zgadzam się'],
  seoLinks: ['Zobacz też', 'Grupa', 'href="/zima"'],
  seoText: ['O nas', '<p>Dużo słów</p>'],
  regulations: ['Regulamin', '<p>Zasady</p>', 'href="/file/documents/warunki.pdf"'],
  breadcrumbs: ['Wypoczynek', 'href="/wypoczynek"'],
  officeSearch: ['Znajdź biuro'],
  video: ['Film o Krecie', 'src="/file/videos/kreta.mp4"', '<track', 'Co widać'],
}

describe.each(names)('%s', (name) => {
  test('with everything its editor can fill in says all of it', async () => {
    const { html, errors } = await served(fullBlocks[name])
    expect(errors).toEqual([])
    for (const word of words[name]) expect(html).toContain(word)
    expect(html).not.toMatch(/undefined|\[object|NaN/)
    expect(html.match(/<img\b(?![^>]*\balt=)/)).toBeNull()
  })

  test('with nothing but what it must have leaves no empty heading, link or list', async () => {
    const { html, errors } = await served(minimalBlocks[name])
    expect(errors).toEqual([])
    expect(html).not.toMatch(/<(h[1-6]|a|ul|ol|li|p|button)\b[^>]*><\/\1>/)
    expect(html).not.toMatch(/undefined|\[object|NaN|null</)
  })

  test('whatever one of its fields holds, the page around it stands and nothing runs', async () => {
    for (const { spoilt, component } of spoiltBlocks(name)) {
      const { html } = await served(component)
      expect(html, spoilt).toContain('<p>przed</p>')
      expect(html, spoilt).toContain('<p>po</p>')
      expect(html, spoilt).not.toMatch(/javascript:|<script>alert|onerror=/i)
    }
    // What React says about such values is no news here.
    vi.mocked(console.error).mockClear()
  })
})

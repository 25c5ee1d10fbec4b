import type { ComponentName } from '@wojaz/content'
import { describe, expect, test, vi } from 'vitest'
import { drawBlock } from '../../../test/draw-block.tsx'
import { fullBlocks, minimalBlocks, spoiltBlocks } from './test-blocks.ts'

const names = Object.keys(fullBlocks) as ComponentName[]

/** The texts of a component with all fields filled in. */
const words: Record<ComponentName, string[]> = {
  hero: ['Lato', 'Nagłówek hero', 'Wprowadzenie', '>Dalej<', '>Inaczej<', 'alt="Zatoka"'],
  banner: ['Nagłówek banera', 'Tekst', 'Plakietka', 'href="/zima"', 'alt="Zatoka"'],
  countdownTile: ['Do końca promocji', 'href="/zima"', 'alt="Zatoka"'],
  tiles: ['Kierunki', 'Wybierz', 'Grecja', 'Wyspy', 'od 1 999 zł', 'alt="Zatoka"', 'href="/zima"'],
  offerCarousel: ['Last minute', 'Hotel Lagoon', '2', 'href="/zima"'],
  topDestinations: ['Najczęściej wybierane', 'Kreta', 'href="/zima"'],
  priceChart: [
    'Kiedy na Kretę',
    'Miesiąc po miesiącu',
    'aria-label="lipiec 2027, Kreta: od 2\u00a0199\u00a0zł za osobę, niska cena"',
    'href="/wypoczynek/wyniki-wyszukiwania-samolot?q=lipiec"',
    '<table',
    'href="/kiedy-najtaniej?c=GRCRE"',
  ],
  facultativeTrips: ['Wycieczki na miejscu', 'Knossos', '199\u00a0zł/os.', 'ok. 6 godz. · Pałac Minotaura'],
  blogPosts: ['Poradnik', 'Bagaż', 'Jak się spakować', 'Krótko', 'href="/poradnik/pakowanie"'],
  quiz: ['Dokąd jechać', 'Kilka pytań', 'href="/quiz"', 'Zacznij quiz'],
  richText: ['Tekst redaktora', '<p>Treść</p>'],
  customHtml: ['<p>Własny</p>', 'data-uid="customHtml"', '[data-uid="customHtml"] p{color:red}'],
  faq: ['Pytania', 'Ile waży walizka?', '<p>20 kg</p>'],
  contactForm: ['Napisz do nas', 'Rezerwacja', 'name="message"', 'kontakt@wojaz.example'],
  newsletterForm: ['Listy z podróży', 'type="email"', 'Zgadzam się'],
  seoLinks: ['Zobacz też', 'Grupa', 'href="/zima"'],
  seoText: ['O nas', '<p>Dużo słów</p>'],
  regulations: ['Regulamin', '<p>Zasady</p>', 'href="/file/documents/warunki.pdf"', 'PDF, 117 kB'],
  breadcrumbs: ['Strona główna', 'Wypoczynek', 'href="/wypoczynek"'],
  officeSearch: ['Znajdź biuro', 'Blisko', 'Łódź', 'href="/kontakt/biura-tui/lodz"'],
  video: [
    'Film o Krecie',
    'src="/file/videos/kreta.mp4"',
    'preload="none"',
    'poster="/',
    '<track',
    'Co widać',
  ],
}

describe.each(names)('%s', (name) => {
  test('with everything its editor can fill in says all of it', async () => {
    const { html, errors } = await drawBlock(fullBlocks[name])
    expect(errors).toEqual([])
    for (const word of words[name]) expect(html).toContain(word)
    expect(html).not.toMatch(/undefined|\[object|NaN/)
    expect(html.match(/<img\b(?![^>]*\balt=)/)).toBeNull()
  })

  test('with nothing but what it must have leaves no empty heading, link or list', async () => {
    const { html, errors } = await drawBlock(minimalBlocks[name])
    expect(errors).toEqual([])
    expect(html).not.toMatch(/<(h[1-6]|a|ul|ol|li|p|button)\b[^>]*><\/\1>/)
    expect(html).not.toMatch(/undefined|\[object|NaN|null</)
  })

  test('whatever one of its fields holds, the page around it stands and nothing runs', async () => {
    for (const { spoilt, component } of spoiltBlocks(name)) {
      const { html } = await drawBlock(component)
      expect(html, spoilt).toContain('<p>przed</p>')
      expect(html, spoilt).toContain('<p>po</p>')
      expect(html, spoilt).not.toMatch(/javascript:|<script>alert|onerror=/i)
    }
    // React's warnings about such values are expected here.
    vi.mocked(console.error).mockClear()
  })
})

import { expect, test } from 'vitest'
import type { ComponentName } from '../components.ts'
import type { Page as PageDocument } from '../payload-types.ts'
import { pageFromDocument } from '../reading/page-from-document.ts'
import { contactFromDocument } from '../reading/shop-contact.ts'
import { oneOfEach } from '../test-components.ts'
import { inLocale } from '../writing/localised.ts'
import { richTextFromMarkdown, withRichText } from '../writing/rich-text-from-markdown.ts'
import { publicComponent } from './public-component.ts'

const scene = '/file/scenes/coast.greek.golden.a1.jpg'
const film = {
  id: 3,
  filename: 'kreta.mp4',
  mimeType: 'video/mp4',
  description: 'Kreta z lotu ptaka',
  poster: { scene, alt: 'Zatoka' },
  captions: 'WEBVTT',
  transcript: richTextFromMarkdown('Morze.'),
}
const document = { id: 4, filename: 'warunki.pdf', title: 'Warunki', filesize: 2048 }
const written = oneOfEach.map((one) => withRichText(inLocale(one, 'pl')) as { blockType: string })
const blocks = [
  ...written.map((block) =>
    block.blockType === 'regulations' ? { ...block, documents: [document] } : block,
  ),
  { blockType: 'video', heading: 'Film', film },
]

const library = {
  faq: [{ id: '8', question: 'Ile waży walizka?', html: '<p>20 kg</p>', topic: 'luggage' as const }],
  articles: [
    {
      url: '/poradnik/z-dziecmi',
      title: 'Z dziećmi',
      lead: 'Jak spakować',
      topic: 'Rodzina',
      picture: null,
      publishedOn: '2026-10-01',
    },
  ],
  cities: [{ name: 'Łódź', seoName: 'lodz', offices: 2 }],
}

const page = pageFromDocument(
  {
    url: '/wszystko',
    title: 'Wszystko',
    createdAt: '',
    breadcrumbs: [{ label: 'Wszystko', url: '/wszystko' }],
    slots: [{ name: 'main', components: blocks }],
  } as unknown as PageDocument,
  [],
  {
    ownHosts: [],
    locale: 'pl' as const,
    library,
    contact: contactFromDocument({
      email: 'kontakt@wojaz.example',
      phone: '22 000 00 00',
      phoneHours: '9–17',
    }),
    onUnreadable(_: string, error: unknown) {
      throw error
    },
  },
)

const heading = { key: 'heading', value: 'Nagłówek' }
const link = [
  { key: 'linkLabel', value: 'Dalej' },
  { key: 'linkUrl', value: '/zima' },
]
const picture = [
  { key: 'pictureUrl', value: scene },
  { key: 'pictureAlt', value: 'Zatoka' },
]
const fact = (key: string, value: string) => ({ key, value })

/** The whole public shape of each kind. A new kind does not compile until it is added here. */
const shapes: Record<
  ComponentName,
  { options?: object[]; html?: string; styles?: string; items?: object[] }
> = {
  hero: { options: [heading, ...picture] },
  banner: { options: [heading, fact('layout', 'strip'), ...picture, ...link] },
  countdownTile: {
    options: [
      heading,
      fact('endedText', 'Po czasie'),
      ...link,
      { key: 'until', dateValue: '2026-12-24T18:00:00.000Z' },
    ],
  },
  tiles: {
    options: [fact('layout', 'picture')],
    items: [{ label: 'Kafelek', url: '/zima', options: [] }],
  },
  offerCarousel: {
    options: [
      ...[heading, fact('source', 'lastMinute'), fact('tripType', 'WS'), fact('count', '4')],
      ...[fact('destinations', 'GR'), fact('airports', 'WAW')],
      ...[fact('startDate', '2026-12-01'), fact('endDate', '2026-12-31')],
      ...[fact('durationFrom', '7'), fact('durationTo', '14'), ...link],
    ],
  },
  topDestinations: {
    options: [heading, fact('tripType', 'WS'), fact('count', '2'), fact('destinations', 'GR,TR'), ...link],
  },
  priceChart: {
    options: [
      ...[heading, fact('destinations', 'GR,TR'), fact('airports', 'WAW')],
      ...[fact('durationFrom', '7'), fact('durationTo', '7')],
    ],
  },
  facultativeTrips: {
    options: [heading, fact('count', '3'), fact('destinations', 'GR'), ...link],
    items: [
      {
        label: 'Knossos',
        url: null,
        options: [
          ...[fact('text', 'Pałac'), fact('hours', '6'), fact('price', '199'), ...picture],
          fact('directions', 'GR'),
        ],
      },
    ],
  },
  quiz: {
    options: [heading],
    items: [
      {
        label: 'Kiedy?',
        options: [fact('code', 'kiedy'), fact('hint', 'Mniej więcej')],
        items: [
          {
            label: 'Latem',
            options: [fact('code', 'lato'), fact('text', 'Czerwiec i lipiec'), ...picture],
          },
          { label: 'Zimą', options: [fact('code', 'zima'), ...picture] },
        ],
      },
    ],
  },
  blogPosts: {
    options: [heading, ...link],
    items: [
      {
        label: 'Z dziećmi',
        url: '/poradnik/z-dziecmi',
        options: [
          ...[fact('lead', 'Jak spakować'), fact('topic', 'Rodzina')],
          { key: 'publishedOn', dateValue: '2026-10-01' },
        ],
      },
    ],
  },
  richText: { options: [heading], html: '<p>Tekst</p>' },
  customHtml: { html: '<p>a</p>' },
  faq: {
    options: [heading],
    items: [
      {
        label: 'Ile waży walizka?',
        html: '<p>20 kg</p>',
        options: [fact('id', '8'), fact('topic', 'luggage')],
      },
    ],
  },
  contactForm: {
    options: [
      ...[heading, fact('thanks', 'Dziękujemy'), fact('phone', '22 000 00 00')],
      ...[fact('phoneHours', '9–17'), fact('email', 'kontakt@wojaz.example')],
    ],
    html: '<p>Tekst</p>',
    items: [{ code: 'rezerwacja', label: 'Rezerwacja' }],
  },
  newsletterForm: {
    options: [heading, fact('list', 'newsletter'), fact('thanks', 'Dziękujemy')],
    html: 'Tekst',
  },
  seoLinks: {
    options: [heading],
    items: [{ label: 'Grupa', links: [{ label: 'Dalej', url: '/zima' }] }],
  },
  seoText: { options: [heading, fact('collapsed', 'true')], html: '<p>Tekst</p>' },
  regulations: {
    options: [heading],
    html: '<p>Tekst</p>',
    items: [{ label: 'Warunki', url: '/file/documents/warunki.pdf', options: [fact('bytes', '2048')] }],
  },
  breadcrumbs: { items: [{ label: 'Wszystko', url: '/wszystko' }] },
  officeSearch: {
    options: [heading],
    items: [{ label: 'Łódź', url: '/kontakt/biura-tui/lodz', options: [fact('offices', '2')] }],
  },
  video: {
    options: [
      ...[fact('heading', 'Film'), fact('description', 'Kreta z lotu ptaka')],
      ...[fact('src', '/file/videos/kreta.mp4'), fact('contentType', 'video/mp4')],
      ...[fact('posterUrl', scene), fact('posterAlt', 'Zatoka')],
    ],
    html: '<p>Morze.</p>',
    items: [{ label: 'pl', url: '/file/captions/3.pl.vtt' }],
  },
}

test.each(Object.keys(shapes) as ComponentName[])(
  '%s: its facts are options, html, styles and items',
  (name) => {
    const component = page.slots[0]?.components.find((one) => one.name === name)
    if (!component) throw new Error(`no ${name}`)
    const frame = { uid: '', active: true, validFrom: null, validTo: null, profiles: [] }
    expect(publicComponent(component)).toEqual({
      name,
      ...frame,
      options: [],
      html: '',
      styles: '',
      items: [],
      ...shapes[name],
    })
  },
)

test('what an editor limits a component to is said with it', () => {
  const [first] = page.slots[0]?.components ?? []
  if (!first) throw new Error('no component')
  const limited = { directions: ['GR', 'TR'], tripTypes: ['WS' as const] }
  const frame = {
    validFrom: '2026-11-01T00:00:00.000Z',
    validTo: '2026-12-01T00:00:00.000Z',
    profiles: ['LOGGED'],
  }
  const shown = publicComponent({ ...first, ...limited, ...frame, uid: 'a1', active: false })
  expect(shown).toMatchObject({ uid: 'a1', active: false, ...frame })
  expect(shown.options).toEqual(
    expect.arrayContaining([fact('directions', 'GR,TR'), fact('tripTypes', 'WS')]),
  )
})

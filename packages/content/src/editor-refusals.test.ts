import type { TestDatabase } from '@wojaz/database/testing'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Content, openContent, type PageReader } from './open-content.ts'
import { type OpenedPayload, openPayload } from './open-payload.ts'
import { testOptions } from './test-options.ts'
import { testSite } from './test-site.ts'
import { contentTestDatabase } from './testing.ts'
import { richTextFromMarkdown } from './writing/rich-text-from-markdown.ts'

// Saving documents takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
let content: Content
let office: OpenedPayload
let payload: Payload

beforeAll(async () => {
  database = await contentTestDatabase(testSite)
  content = await openContent(testOptions(database.url))
  office = await openPayload(testOptions(database.url))
  payload = office.payload
})

afterAll(async () => {
  await Promise.all([content?.close(), office?.close()])
  await database?.drop()
})

const guest: PageReader = {
  locale: 'pl',
  visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
  drafts: false,
}
const picture = { scene: '/file/scenes/coast.greek.golden.a1.jpg', alt: 'Zatoka' }
const body = richTextFromMarkdown('Tekst')

/** What an editor reads beside the fields after pressing "publish". */
async function sentences(collection: string, data: object): Promise<string> {
  const saving = payload.create({ collection: collection as 'pages', data: data as never })
  const error = await saving.then(
    () => null,
    (refusal: { data?: { errors?: { message: string }[] } }) => refusal,
  )
  if (error === null) throw new Error('It was saved.')
  return (error.data?.errors ?? []).map(({ message }) => message).join(' ')
}

const newPage = (fields: object) => ({
  url: '/nowa',
  title: 'Nowa',
  pageType: 'contentPage',
  _status: 'published',
  ...fields,
})
const pageWith = (...components: object[]) => newPage({ slots: [{ name: 'main', components }] })

describe('an editor is refused with a sentence', () => {
  test.each([
    ['a second page at the same address', newPage({ url: '/zima' }), /unikaln|unique/i],
    ['an address with a language in it', newPage({ url: '/cs/zima' }), /Adres strony to/],
    ['an address of the server itself', newPage({ url: '/api/x' }), /Adres strony to/],
    ['an address that belongs to templates', newPage({ url: '/szablony/moja' }), /Adres strony to/],
    [
      'a component that ends before it begins',
      pageWith({
        blockType: 'richText',
        body,
        validFrom: '2026-02-01T00:00:00.000Z',
        validTo: '2026-01-01T00:00:00.000Z',
      }),
      /Koniec nie może/,
    ],
    ['a hero without a picture', pageWith({ blockType: 'hero', heading: 'a' }), /Wybierz plik/],
    ['a banner without a picture', pageWith({ blockType: 'banner', layout: 'poster' }), /Wybierz plik/],
    [
      'a page banner without a picture',
      newPage({ banner: [{ blockType: 'banner', layout: 'poster' }] }),
      /Wybierz plik/,
    ],
    [
      'a drawn picture without words for those who cannot see it',
      pageWith({ blockType: 'hero', heading: 'a', picture: { scene: picture.scene } }),
      /Opisz, co widać/,
    ],
    [
      'a picture that is none of ours',
      pageWith({
        blockType: 'hero',
        heading: 'a',
        picture: { scene: 'https://evil.example/x.jpg', alt: 'a' },
      }),
      /Adres widoku/,
    ],
    [
      'styles that reach outside',
      pageWith({ blockType: 'customHtml', html: 'a', styles: '@import "x";' }),
      /Tych stylów/,
    ],
    [
      'styles without an end',
      pageWith({ blockType: 'customHtml', html: 'a', styles: `p { color: red } ${' '.repeat(30_000)}` }),
      /20 000/,
    ],
    ['HTML without an end', pageWith({ blockType: 'customHtml', html: 'a'.repeat(60_000) }), /50 000/],
    [
      'a link that runs a script',
      pageWith({
        blockType: 'hero',
        heading: 'a',
        picture,
        callToAction: { label: 'x', url: 'javascript:alert(1)' },
      }),
      /Adres zaczyna się/,
    ],
    [
      'a script behind a link in a text',
      pageWith({ blockType: 'richText', body: richTextFromMarkdown('[x](javascript:alert)') }),
      /invalid: url/,
    ],
    [
      'no offers at all',
      pageWith({ blockType: 'offerCarousel', heading: 'a', source: 'promoted', count: 0 }),
      /od 1 do 24/,
    ],
    [
      'half an offer',
      pageWith({ blockType: 'offerCarousel', heading: 'a', source: 'promoted', count: 2.5 }),
      /od 1 do 24/,
    ],
    [
      'nights that end before they begin',
      pageWith({
        blockType: 'offerCarousel',
        heading: 'a',
        source: 'promoted',
        count: 4,
        criteria: { durationFrom: 14, durationTo: 7 },
      }),
      /Nocy „od”/,
    ],
    [
      'a code that is none',
      pageWith({ blockType: 'topDestinations', heading: 'a', count: 4, destinations: ['<script>'] }),
      /nie jest kodem/,
    ],
    [
      'a contact form that asks about nothing',
      pageWith({ blockType: 'contactForm', heading: 'a', topics: [], consent: body, thanks: 'b' }),
      /topics|Tematy|wiersz|wymaga|required/i,
    ],
    [
      'a company with a page that is no https address',
      newPage({
        organizationSchema: [{ blockType: 'organizationSchema', name: 'a', sameAs: ['http://x.example'] }],
      }),
      /https/,
    ],
  ])('%s', async (_, data, sentence) => {
    expect(await sentences('pages', data)).toMatch(sentence)
  })

  test('a second template of the same kind', async () => {
    const template = newPage({ pageType: 'page404', url: '/byle-co' })
    const { url } = await payload.create({ collection: 'pages', data: template as never })
    expect(url).toBe('/szablony/nie-ma-strony')
    expect(await sentences('pages', template)).toMatch(/unikaln|unique/i)
  })

  const office101 = {
    officeId: '101',
    city: 'Łódź',
    address: 'ul. Piotrkowska 1',
    postalCode: '90-001',
    phone: '1',
  }
  test.each([
    ['an office without a street', { ...office101, address: '…' }, /Podaj nazwę/],
    ['a postal code that is none', { ...office101, postalCode: '90001' }, /00-000/],
    ['a place off the map', { ...office101, latitude: '95', longitude: '19' }, /współrzędne/],
    ['half a place on the map', { ...office101, latitude: '51,7' }, /współrzędne/],
    [
      'an office that closes before it opens',
      { ...office101, openingHours: { monday: { opens: '18:00', closes: '09:00' } } },
      /zamykać się przed otwarciem/,
    ],
    ['half of the hours', { ...office101, openingHours: { monday: { opens: '09:00' } } }, /obie godziny/],
    [
      'an hour that is none',
      { ...office101, openingHours: { monday: { opens: '9', closes: '25:00' } } },
      /09:00/,
    ],
  ])('%s', async (_, data, sentence) => {
    expect(await sentences('offices', data)).toMatch(sentence)
  })

  const popup = { name: 'lato', variants: { desktop: { visible: true, image: picture } }, popupData: {} }
  const hidden = { visible: false }
  test.each([
    [
      'a popup that is shown without a picture',
      { ...popup, variants: { desktop: { visible: true } } },
      /Wybierz plik/,
    ],
    [
      'a popup that ends before it begins',
      {
        ...popup,
        variants: { desktop: hidden, tablet: hidden, mobile: hidden },
        popupData: { dateFrom: '2026-02-01T00:00:00.000Z', dateTo: '2026-01-01T00:00:00.000Z' },
      },
      /Koniec nie może/,
    ],
    ['a popup with a name no cookie can hold', { ...popup, name: 'Lato; 2027' }, /Nazwa to/],
    [
      'a popup that leads to a script',
      { ...popup, popupData: { redirectUrl: 'javascript:alert(1)' } },
      /Adres zaczyna się/,
    ],
    ['a popup that never waits enough', { ...popup, popupData: { delay: -1 } }, /od 0 do 600/],
  ])('%s', async (_, data, sentence) => {
    expect(await sentences('popups', data)).toMatch(sentence)
  })

  test.each([
    [
      'a region without its country',
      { path: 'nigdzie/region', code: 'X1', name: 'Region' },
      /Najpierw dodaj/,
    ],
    ['a region called zima', { path: 'austria/zima', code: 'X2', name: 'Zima' }, /zima/],
    ['a place without a code', { path: 'austria', name: 'Austria' }, /kod/],
  ])('%s', async (_, data, sentence) => {
    expect(await sentences('directions', data)).toMatch(sentence)
  })

  test('a short password', async () => {
    const user = { email: 'a@b.example', password: 'short', roles: ['editor'] }
    expect(await sentences('users', user)).toMatch(/co najmniej 12 znaków/)
  })
})

describe('what can be saved is shown harmlessly', () => {
  async function published(url: string, ...components: object[]) {
    await payload.create({
      collection: 'pages',
      data: { ...pageWith({ blockType: 'richText', body }, ...components), url } as never,
    })
    return vi.waitFor(async () => {
      const found = await content.page(url, guest)
      if (!found.ok) throw new Error(found.refusal.code)
      return found.value.slots[0]?.components ?? []
    })
  }

  test('broken HTML is closed, scripts and handlers are gone', async () => {
    const html = '<div><p onclick="x()">a<script>alert(1)</script><a href="https://other.example">b'
    expect(await published('/zepsuty-html', { blockType: 'customHtml', html })).toMatchObject([
      { name: 'richText' },
      {
        name: 'customHtml',
        html: '<div><p>a<a href="https://other.example" rel="nofollow noopener noreferrer">b</a></p></div>',
      },
    ])
  })

  test('a script written into a rich text is text', async () => {
    const script = richTextFromMarkdown('<script>alert(1)</script><img src=x onerror=alert(1)>')
    expect(await published('/skrypt', { blockType: 'richText', body: script })).toMatchObject([
      { name: 'richText' },
      { html: expect.stringMatching(/^<p>&lt;script&gt;alert\(1\)/) },
    ])
  })

  test('a picture that is deleted later takes only its component along', async () => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const file = { data: pixel, mimetype: 'image/png', name: 'a.png', size: pixel.length }
    const { id } = await payload.create({ collection: 'media', data: { alt: 'Kropka' }, file })
    const hero = { blockType: 'hero', heading: 'a', picture: { upload: id } }
    expect((await published('/z-obrazem', hero)).map(({ name }) => name)).toEqual(['richText', 'hero'])
    await payload.delete({ collection: 'media', id })
    await vi.waitFor(async () => {
      const found = await content.page('/z-obrazem', guest)
      const names = found.ok ? found.value.slots[0]?.components.map(({ name }) => name) : []
      expect(names).toEqual(['richText'])
    })
  })
})

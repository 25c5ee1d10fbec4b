import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, pageTypes, type TemplateType, templateUrls } from '@wojaz/content'
import { type Content, openContent } from '@wojaz/content/server'
import { contentTestDatabase } from '@wojaz/content/testing'
import type { TestDatabase } from '@wojaz/database/testing'
import { locales } from '@wojaz/travel/locale'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { destinations } from './content/destinations/destinations.ts'
import { questions } from './content/faq/questions.ts'
import { offices } from './content/offices.ts'
import { pages } from './content/pages.ts'
import { redirects } from './content/redirects.ts'
import { seedContent } from './seed-content.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 400_000 })

const today = '2026-11-15'
let database: TestDatabase
let content: Content

beforeAll(async () => {
  database = await contentTestDatabase({
    name: 'demo',
    fill: (writer) => seedContent(writer, { today, progress: () => {} }),
  })
  content = await openContent({
    databaseUrl: database.url,
    secret: 'a secret for tests only',
    mediaFolder: join(tmpdir(), 'wojaz-no-media'),
    siteUrl: 'http://localhost:3000',
    clock: () => new Date(`${today}T12:00:00Z`),
    log: { info() {}, warn() {}, error: console.error },
  })
})

afterAll(async () => {
  await content?.close()
  await database?.drop()
})

const visitor = { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' }

async function pageAt(url: string, locale: (typeof locales)[number] = 'pl'): Promise<Page> {
  const found = await content.page(url, { locale, visitor, drafts: false })
  if (!found.ok) throw new Error(`${url}: ${found.refusal.code}`)
  return found.value
}

test.each([
  '/',
  '/zima',
  '/noclegi',
  '/milion-klientow',
  '/przedsprzedaz',
  '/formularz-do-newslettera',
  '/kontakt/biura-tui',
  '/wypoczynek',
  '/informacje/zdrowie-i-szczepienia',
  '/informacje/opieka-wakacyjna',
  '/informacje/odpowiedzialnosc-przewoznika',
  '/informacje/gwarancja-ubezpieczeniowa',
  '/informacje/standardowy-formularz-informacyjny',
  '/polityka-prywatnosci',
  '/regulamin',
  '/deklaracja-dostepnosci',
])('a shop without %s cannot open', async (url) => {
  expect(componentsOf(await pageAt(url)).length).toBeGreaterThan(0)
})

const componentsOf = (page: Page) => page.slots.flatMap((slot) => slot.components)

test.each(locales)(
  'every page is there in %s, written in that language, with nothing lost on the way',
  async (locale) => {
    for (const { url, slots } of pages) {
      const page = await pageAt(url, locale)
      expect(page.locales, url).toEqual([...locales])
      const written = JSON.stringify(slots).match(/"blockType"/g) ?? []
      expect(componentsOf(page), url).toHaveLength(written.length)
    }
  },
)

test.each(Object.keys(templateUrls) as TemplateType[])(
  'the template %s has something to say',
  async (type) => {
    const found = await content.template(type, { locale: 'uk', visitor, drafts: false })
    expect(found).toMatchObject({ ok: true, value: { pageType: type, locales: [...locales] } })
    expect(found.ok && componentsOf(found.value).length).toBeGreaterThan(0)
  },
)

test('there is a page of every kind that has an address of its own', () => {
  const types = new Set<unknown>(pages.map(({ pageType = 'contentPage' }) => pageType))
  const withAddress = pageTypes.filter((type) => !(type in templateUrls))
  expect(withAddress.filter((type) => !types.has(type))).toEqual([])
})

test('the home page has everything the specification names, its year in the title and a popup that is open', async () => {
  const home = await pageAt('/', 'hu')
  const [first] = componentsOf(home)
  expect(first).toMatchObject({ name: 'hero', heading: 'Közelebb van a világ, mint gondolná' })
  const names = componentsOf(home).map(({ name }) => name)
  for (const name of ['countdownTile', 'topDestinations', 'blogPosts', 'tiles']) expect(names).toContain(name)
  const sources = componentsOf(home).flatMap((one) => (one.name === 'offerCarousel' ? one.source : []))
  expect(sources.sort()).toEqual(['lastMinute', 'lastSearch', 'lastWatched', 'promoted', 'topHotels'])
  expect(home).toMatchObject({
    pageType: 'homePage',
    organizationSchema: { name: 'Wojaż' },
    globalSearch: { tripType: 'WS' },
    popup: { name: 'przedsprzedaz-lata', active: true, popupData: { redirectUrl: '/przedsprzedaz' } },
    seoText: { name: 'seoText' },
    seoLinksContainer: { name: 'seoLinks' },
    metaProperties: [{ key: 'title', value: 'Wojaż – nyaralási ötletek 2027' }, {}],
  })
})

test('the countdown of the home page ends after the day of seeding', async () => {
  const tile = componentsOf(await pageAt('/')).find(({ name }) => name === 'countdownTile')
  expect(tile).toMatchObject({ until: '2026-11-27T12:00:00.000Z' })
})

test('the home page shows the newest articles', async () => {
  const components = componentsOf(await pageAt('/', 'cs'))
  const posts = components.find((one) => one.name === 'blogPosts')
  expect(posts?.posts.map(({ title }) => title)).toEqual([
    'První let s dítětem',
    'Kdy koupit dovolenou: brzy, nebo na poslední chvíli?',
    'Jak číst popis hotelu',
  ])
})

test('the adviser lists every article', async () => {
  const list = componentsOf(await pageAt('/poradnik')).find((one) => one.name === 'blogPosts')
  const articles = pages.filter(({ pageType }) => pageType === 'article').map(({ url }) => url)
  expect(list?.posts.map(({ url }) => url).sort()).toEqual(articles.sort())
})

test('pages of information have their family beside them', async () => {
  const page = await pageAt('/informacje/zdrowie-i-szczepienia', 'ro')
  expect(page.menu.map(({ label }) => label)).toEqual([
    'Înainte de plecare',
    'Drepturile tale',
    'Site',
    'Vorbește cu noi',
  ])
})

test('every question stands on the page of questions', async () => {
  const shown = componentsOf(await pageAt('/pytania-i-odpowiedzi')).flatMap((one) =>
    one.name === 'faq' ? one.questions : [],
  )
  expect(shown).toHaveLength(questions.length)
})

test('every office is there, in every language, closed on Christmas Eve', async () => {
  for (const locale of locales) expect(await content.offices(locale)).toHaveLength(offices.length)
  expect(await content.office('101', 'hu')).toMatchObject({
    url: '/kontakt/biura-tui/warszawa/ul-marszalkowska-87/101',
    exceptions: [
      { day: '2026-12-24', hours: null, reason: 'Szenteste' },
      { day: '2026-12-31', hours: { opens: '10:00', closes: '13:00' } },
    ],
    services: expect.arrayContaining(['holidays', 'cardPayment']),
    gettingThereHtml: expect.stringContaining('cégtábla'),
  })
})

test.each(locales)('every destination is there in %s, with its searches', async (locale) => {
  const found = await content.destinations(locale)
  expect(found).toHaveLength(destinations.length)
  expect(found.filter(({ name, lead, picture }) => !name || !lead || !picture)).toEqual([])
  const hasGuide = ({ guide }: (typeof found)[number]) => guide?.entry && guide.phrases.length === 5
  expect(found.filter((one) => one.kind === 'direction' && !hasGuide(one))).toEqual([])
  const rhodes = { direction: 'grecja', region: 'rodos' }
  const sights = found.find(({ path }) => path === 'grecja/rodos')?.guide?.sights
  expect(sights?.length).toBeGreaterThan(2)
  expect(await content.criteria({ ...rhodes, criteria: 'last-minute' }, locale)).toMatchObject({ ok: true })
  expect(await content.criteria({ ...rhodes, city: 'warszawy' }, locale)).toMatchObject({
    ok: true,
    value: { template: 'regionFlights', search: { airports: ['WAW', 'WMI'] } },
  })
})

test('addresses from old catalogues lead to the pages of today', async () => {
  for (const { from, to } of redirects) expect(await content.redirect(from)).toEqual({ to, permanent: true })
})

test('header and footer speak every language', async () => {
  const phones = await Promise.all(
    locales.map(async (locale) => (await content.layout(locale)).header.phoneHours),
  )
  expect(new Set(phones).size).toBe(locales.length)
})

import type { TestDatabase } from '@wojaz/database/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Content, openContent } from './open-content.ts'
import { type OpenedPayload, openPayload } from './open-payload.ts'
import type { SearchCriteria } from './search-criteria.ts'
import { testCriteria, testDestinations } from './test-destinations.ts'
import { testOptions } from './test-options.ts'
import { contentTestDatabase } from './testing.ts'

// Saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
let content: Content
/** Simulates the admin, another process that writes. */
let office: OpenedPayload

beforeAll(async () => {
  database = await contentTestDatabase({
    name: 'search_criteria',
    async fill(writer) {
      await writer.addDestinations(testDestinations)
      for (const criteria of testCriteria) await writer.addTo('search-criteria', 'seoName', criteria)
      await writer.addPage({
        url: '/szablony/region',
        pageType: 'region',
        title: '{{place}}',
        slots: [
          {
            name: 'main',
            components: [
              { blockType: 'richText', heading: '{{criteria}}', body: { markdown: 'Lato {{inPlace}}' } },
            ],
          },
        ],
      })
    },
  })
  content = await openContent(testOptions(database.url))
  office = await openPayload(testOptions(database.url))
})

afterAll(async () => {
  await Promise.all([content?.close(), office?.close()])
  await database?.drop()
})

async function found(
  query: string,
  path = 'find-by-seo-names',
): Promise<{ status: number; body: SearchCriteria }> {
  const response = await content.handle(
    new Request(`http://localhost:3000/api/search-criteria/${path}?${query}`),
  )
  return { status: response.status, body: await response.json() }
}

describe('GET /api/search-criteria/find-by-seo-names', () => {
  test('answers with what an address of offers stands for', async () => {
    const { status, body } = await found('criteria=last-minute&direction=grecja&region=kreta&locale=pl')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      code: 'last-minute',
      kind: 'offers',
      url: '/wypoczynek/grecja/kreta/oferty-last-minute',
      template: 'region',
      heading: 'Last minute na Krecie',
      lead: 'Kreta od zaraz',
      metaProperties: [
        { key: 'title', value: 'Last minute Kreta 2026' },
        { key: 'description', value: 'Wyjazdy Kreta' },
      ],
      seoTextHtml: '<p>Wakacje na Krecie: <strong>Grecja</strong></p>',
      breadcrumbs: [
        { label: 'Grecja', url: '/wypoczynek/grecja/oferty-last-minute' },
        { label: 'Kreta', url: '/wypoczynek/grecja/kreta/oferty-last-minute' },
      ],
      search: {
        tripType: 'WS',
        destinations: ['GRCRE'],
        durationFrom: 7,
        durationTo: 14,
        departsWithinDays: 30,
        filters: { board: ['AI'] },
        sortCode: 'price',
      },
    })
  })

  test.each([
    ['direction=grecja', 'direction', 'GR'],
    ['direction=grecja&region=kreta', 'region', 'GRCRE'],
    ['direction=grecja&region=kreta&resort=malia', 'resort', 'GRCREMAL'],
    ['direction=grecja&region=zima', 'direction', 'GR'],
    ['direction=grecja&region=zima&resort=zima', 'direction', 'GR'],
    ['direction=grecja&region=kreta&resort=zima', 'region', 'GRCRE'],
  ])('%s is shown with the template %s', async (place, template, code) => {
    const { body } = await found(`criteria=last-minute&${place}`)
    expect([body.template, body.search.destinations]).toEqual([template, [code]])
  })

  test('speaks the language asked for', async () => {
    const { body } = await found('criteria=last-minute&direction=grecja&locale=cs')
    expect(body.heading).toBe('Last minute w Grecji (cs) (cs)')
  })

  test.each([
    '',
    'criteria=last-minute',
    'direction=grecja',
    'criteria=nothing&direction=grecja',
    'criteria=last-minute&direction=nowhere',
    'criteria=last-minute&direction=grecja&region=nowhere',
    'criteria=last-minute&direction=grecja&resort=malia',
    'criteria=last-minute&direction=kreta',
    'criteria=warszawy&direction=grecja',
    'criteria=narty&direction=grecja',
    'criteria=__proto__&direction=constructor',
  ])('answers 404 Page not found where data is missing: %s', async (query) => {
    const { status, body } = await found(query)
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'page-not-found', errors: [{ message: 'Page not found' }] })
  })

  test.each([
    'criteria=dawne&direction=grecja',
    'criteria=last-minute&direction=egipt',
    'criteria=last-minute&direction=egipt&region=hurghada',
  ])('answers 404 Page not active for what an editor has switched off: %s', async (query) => {
    const { status, body } = await found(query)
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'page-not-active', errors: [{ message: 'Page not active' }] })
  })

  test('keeps criteria to the destinations they are limited to', async () => {
    expect((await found('criteria=narty&direction=austria&region=zima')).status).toBe(200)
  })

  test('names a locale that it does not know', async () => {
    expect(await found('criteria=last-minute&direction=grecja&locale=de')).toMatchObject({
      status: 400,
      body: { code: 'bad-query' },
    })
  })
})

describe('GET /api/search-criteria/direction-flights', () => {
  test('answers with the flights from a city', async () => {
    const { body } = await found('city=warszawy&direction=grecja', 'direction-flights')
    expect(body).toMatchObject({
      code: 'wyloty-z-warszawy',
      kind: 'flights',
      url: '/wypoczynek/grecja/wyloty-z-warszawy',
      template: 'directionFlights',
      heading: 'Loty z Warszawy do Grecji',
      search: { tripType: 'CZ', airports: ['WAW', 'WMI'], destinations: ['GR'] },
    })
  })

  test.each(['city=krakowa&direction=grecja', 'city=last-minute&direction=grecja', 'city=warszawy'])(
    'answers 404 for %s',
    async (query) => {
      expect((await found(query, 'direction-flights')).status).toBe(404)
    },
  )
})

test('nobody writes search criteria from outside, nor reads them whole', async () => {
  const ask = (method: string, path: string) =>
    content.handle(new Request(`http://localhost:3000${path}`, { method }))
  expect((await ask('POST', '/api/search-criteria')).status).toBe(403)
  expect((await ask('POST', '/api/search-criteria/find-by-seo-names')).status).toBe(403)
  expect((await ask('GET', '/api/search-criteria/1')).status).toBe(404)
})

test('a place is found with those around it, and says when it is closed', async () => {
  const found = await content.place({ direction: 'grecja', region: 'kreta', resort: 'malia' }, 'pl')
  expect(found.ok && found.value.map(({ name }) => name)).toEqual(['Grecja', 'Kreta', 'Malia'])
  expect(await content.place({ direction: 'grecja', region: 'zima' }, 'pl')).toMatchObject({
    ok: true,
    value: [{ code: 'GR' }],
  })
  expect(await content.place({ direction: 'grecja', region: 'rodos' }, 'pl')).toEqual({
    ok: false,
    refusal: { code: 'page-not-found' },
  })
  expect(await content.place({ direction: 'egipt', region: 'hurghada' }, 'pl')).toEqual({
    ok: false,
    refusal: { code: 'page-not-active' },
  })
})

test('searches that are open are listed for links', async () => {
  const links = await content.criteriaLinks('pl')
  expect(links.map(({ kind, seoName }) => `${kind} ${seoName}`).sort()).toEqual([
    'flights warszawy',
    'offers last-minute',
    'offers narty',
  ])
  expect(links.find(({ kind }) => kind === 'flights')?.airports).toEqual(['WAW', 'WMI'])
})

test('destinations are listed by name, without those that are switched off and what lies in them', async () => {
  const destinations = await content.destinations('pl')
  expect(destinations.map(({ path, kind }) => [path, kind])).toEqual([
    ['austria', 'direction'],
    ['grecja', 'direction'],
    ['grecja/kreta', 'region'],
    ['grecja/kreta/malia', 'resort'],
  ])
  expect(destinations[1]).toMatchObject({
    code: 'GR',
    nameIn: 'w Grecji',
    html: '<p>Morze i <strong>wyspy</strong></p>',
    picture: { alt: 'Zatoka' },
    featured: true,
  })
})

test('a template is filled with the words of the address, and is no page of its own', async () => {
  const reader = {
    locale: 'pl',
    visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
    drafts: false,
  } as const
  const criteria = await content.criteria(
    { criteria: 'last-minute', direction: 'grecja', region: 'kreta' },
    'pl',
  )
  if (!criteria.ok) throw new Error(criteria.refusal.code)
  expect(await content.template(criteria.value.template, reader, criteria.value.words)).toMatchObject({
    ok: true,
    value: {
      title: 'Kreta',
      slots: [{ components: [{ name: 'richText', heading: 'Last minute', html: '<p>Lato na Krecie</p>' }] }],
    },
  })
  expect(await content.page('/szablony/region', reader)).toMatchObject({ ok: false })
  expect((await content.pageUrls()).map(({ url }) => url)).not.toContain('/szablony/region')
  expect(await content.template('resort', reader)).toEqual({ ok: false, refusal: { code: 'page-not-found' } })
})

describe('an old address', () => {
  const add = (from: string, to: string) =>
    office.payload.create({ collection: 'redirects', data: { from, to, permanent: true } })

  test('leads to the new one as soon as an editor has saved it', async () => {
    expect(await content.redirect('/stare-lato')).toBeNull()
    await add('/Stare-Lato/', '/lato')
    await expect.poll(() => content.redirect('/stare-lato')).toEqual({ to: '/lato', permanent: true })
  })

  test.each([
    ['a loop', '/lato', '/stare-lato', /kręciłyby się w kółko/],
    ['a redirect to itself', '/tu', '/tu', /kręciłyby się w kółko/],
    ['a redirect that hides a page', '/szablony/region', '/lato', /jest strona/],
    ['a redirect of the API', '/api/pages', '/lato', /Stary adres zaczyna się/],
    ['a script as the new address', '/skrypt', 'javascript:alert(1)', /Adres zaczyna się/],
    ['a phone as the new address', '/telefon', 'tel:+48220000000', /Nowy adres/],
  ])('is refused with a sentence when it is %s', async (_, from, to, sentence) => {
    await expect(add(from, to)).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringMatching(sentence) }] },
    })
  })

  test('cannot become a page before the redirect is gone', async () => {
    const saving = office.payload.create({
      collection: 'pages',
      data: { url: '/stare-lato', title: 'Lato', pageType: 'contentPage', _status: 'published' },
    })
    await expect(saving).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringMatching(/przekierowaniem/) }] },
    })
  })
})

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testCalls, winterPath } from './test-calls.ts'

// Hashing passwords and saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { open, close, get, asEditor, send, session, content } = testCalls()
beforeAll(open)
afterAll(close)

describe('GET /api/pages', () => {
  test('answers with the page in the shape of the specification', async () => {
    const response = await get(winterPath)
    const { docs, totalDocs } = await response.json()
    expect(response.status).toBe(200)
    expect(totalDocs).toBe(1)
    expect(docs[0]).toMatchObject({
      url: '/zima',
      active: true,
      metaProperties: [{ key: 'title', value: 'Zima 2026 česky' }],
      breadcrumbs: [{ label: 'Zima česky', url: '/zima' }],
    })
    const [hero, richText, customHtml] = docs[0].slots[0].components
    expect(Object.keys(hero).sort()).toEqual(
      [
        'active',
        'html',
        'items',
        'name',
        'options',
        'profiles',
        'styles',
        'uid',
        'validFrom',
        'validTo',
      ].sort(),
    )
    expect(hero.options).toContainEqual({ key: 'heading', value: 'Zima česky' })
    expect(richText.html).toBe('<p>Nazdar <a href="/cs">domů</a></p>')
    expect(customHtml.html).toBe('<p>b</p>')
  })

  test('drops inactive components for guests, whatever they ask; editors may keep them', async () => {
    const countIn = async (answer: Promise<Response>) =>
      (await (await answer).json()).docs[0].slots[0].components.length
    const unfiltered = winterPath.replace('filterByActive=true', 'filterByActive=false')
    const silent = winterPath.replace('&filterByActive=true', '')
    for (const path of [winterPath, unfiltered, silent]) expect(await countIn(get(path))).toBe(4)
    expect(await countIn(asEditor(winterPath))).toBe(6)
    expect(await countIn(asEditor(unfiltered))).toBe(7)
  })

  test('follows links as far as depth says, and says what is no depth', async () => {
    const menuAt = async (depth: number) =>
      (await (await get(winterPath.replace('depth=2', `depth=${depth}`))).json()).docs[0].menu
    expect(await menuAt(0)).toEqual(expect.any(Number))
    for (const depth of [1, 2, 3]) expect(await menuAt(depth)).toMatchObject([{ label: 'Na zimu' }])
    expect((await get('/api/pages?depth=all')).status).toBe(400)
  })

  test('finds nothing at an address that has no page', async () => {
    for (const url of ['/nowhere', '/<script>', '', "'; drop table pages; --"]) {
      const response = await get(`/api/pages?where[url][equals]=${encodeURIComponent(url)}`)
      expect([response.status, (await response.json()).docs]).toEqual([200, []])
    }
  })

  test('leaves out what an editor has switched off, whatever a guest asks', async () => {
    const urlsOf = async (answer: Promise<Response>) =>
      (await (await answer).json()).docs.map((page: { url: string }) => page.url)
    expect(await urlsOf(get('/api/pages'))).toEqual(['/zima'])
    expect(await urlsOf(get('/api/pages?filterByActive=false'))).toEqual(['/zima'])
    expect(await urlsOf(get('/api/pages?where[active][equals]=true'))).toEqual(['/zima'])
    expect(await urlsOf(get('/api/pages?where[active][equals]=false'))).toEqual([])
    expect(await urlsOf(get('/api/pages?where[url][equals]=/lato'))).toEqual([])
    const switchedOff = '/api/pages?where[active][equals]=false&filterByActive=false'
    expect(await urlsOf(asEditor(switchedOff))).toEqual(['/lato'])
  })

  test('accepts the filters of the specification', async () => {
    expect((await get(`${winterPath}&filterByDirections=GR,TR&filterByTripTypes=WS`)).status).toBe(200)
  })

  test('never gives more than a hundred pages nor all of them at once', async () => {
    expect((await (await get('/api/pages?limit=0&depth=10')).json()).limit).toBe(1)
    expect((await (await get('/api/pages?limit=999999')).json()).limit).toBe(100)
  })

  test('names the parameter that it does not understand', async () => {
    const response = await get('/api/pages?locale=de')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad-query', fields: { locale: expect.any(String) } })
  })

  test('refuses in the language of the reader', async () => {
    const { message } = await (await get('/api/pages/abc?locale=hu')).json()
    expect(message).toBe('Nincs ilyen oldal.')
  })

  test('says Page not found for a page that does not exist, Page not active for one that is switched off', async () => {
    const { docs } = await (await asEditor('/api/pages?where[active][equals]=false')).json()
    const missing = await get('/api/pages/2147483647')
    for (const query of ['', '?filterByActive=true', '?filterByActive=false']) {
      const off = await get(`/api/pages/${docs[0].id}${query}`)
      expect([off.status, (await off.json()).errors]).toEqual([404, [{ message: 'Page not active' }]])
    }
    expect([missing.status, (await missing.json()).errors]).toEqual([404, [{ message: 'Page not found' }]])
  })
})

describe('GET /api/menus', () => {
  test('tells what a page names with depth=0: the groups of its side menu', async () => {
    const { docs } = await (await get(winterPath.replace('depth=2', 'depth=0'))).json()
    const menus = await (await get('/api/menus?locale=cs')).json()
    expect(menus).toEqual({
      docs: [{ id: docs[0].menu, name: 'Zima', groups: (await (await get(winterPath)).json()).docs[0].menu }],
      totalDocs: 1,
    })
  })
})

describe('GET /api/globals', () => {
  test('answers with the header in the language asked for', async () => {
    const body = await (await get('/api/globals/header?locale=cs&filterByActive=true')).json()
    expect(body).toMatchObject({
      active: true,
      phoneHours: '9–17 h',
      menu: [{ label: 'Zima česky', url: '/zima' }],
    })
  })

  test('gives the dictionary as two lists of keys and values', async () => {
    const { localizedContent, declination, version } = await (
      await get('/api/globals/dictionary?locale=uk')
    ).json()
    expect(localizedContent).toContainEqual({
      key: 'content.api.notFound',
      value: 'За цією адресою нічого немає.',
    })
    expect(Array.isArray(declination)).toBe(true)
    expect(version).toBe((await content().dictionary('uk')).version)
  })

  test('filters the trip types of the search', async () => {
    const codes = async (query: string, ask = get) =>
      (await (await ask(`/api/globals/global-search?${query}`)).json()).tripTypes.map(
        ({ code }: { code: string }) => code,
      )
    for (const query of ['', 'filterByActive=true', 'filterByActive=false'])
      expect(await codes(query)).toEqual(['WS', 'NR'])
    expect(await codes('filterByActive=true&filterByTripTypes=NR')).toEqual(['NR'])
    expect(await codes('filterByActive=false', asEditor)).toEqual(['WS', 'NR', 'CZ'])
  })

  test('says nothing to guests of what an editor has switched off', async () => {
    const asked = async (name: string, filterByActive: boolean, ask = get) =>
      (await ask(`/api/globals/${name}?filterByActive=${filterByActive}`)).json()
    for (const name of ['header', 'global-search'])
      expect((await send('POST', `/api/globals/${name}`, { active: false }, session)).status).toBe(200)
    await content().caughtUp()
    expect(await asked('header', true)).toEqual({ globalType: 'header', active: false, menu: [] })
    expect(await asked('global-search', true)).toEqual({
      globalType: 'global-search',
      active: false,
      tripTypes: [],
    })
    expect(await asked('header', false)).toEqual({ globalType: 'header', active: false, menu: [] })
    expect(await asked('header', false, asEditor)).toMatchObject({ active: false, menu: [{ url: '/zima' }] })
    for (const name of ['header', 'global-search'])
      await send('POST', `/api/globals/${name}`, { active: true }, session)
    await content().caughtUp()
    expect(await asked('header', true)).toMatchObject({ active: true })
  })

  test.each(['header', 'footer', 'global-search', 'checkout-header', 'dictionary'])(
    '%s answers',
    async (name) => {
      expect((await get(`/api/globals/${name}?locale=ro`)).status).toBe(200)
    },
  )
})

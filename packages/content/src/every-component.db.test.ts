import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Component, ComponentName } from './components.ts'
import type { Content } from './open-content.ts'
import type { Page } from './page.ts'
import { oneOfEach } from './test-components.ts'
import { openEveryComponent } from './test-every-component.ts'

// Saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let content: Content
let page: Page
let close: (() => Promise<void>) | undefined

beforeAll(async () => {
  ;({ content, page, close } = await openEveryComponent())
})
afterAll(() => close?.())

test.for([
  ['pl', 'Zwierzęta'],
  ['cs', 'Zvířata'],
  ['hu', 'Állatok'],
] as const)('%s: the complaint form as editors made it', async ([locale, name]) => {
  expect(await content.complaintTopics(locale)).toEqual([
    {
      code: 'pets',
      name,
      wishes: ['apology'],
      questions: [{ code: 'which', text: 'Jakie <b>zwierzę</b>?', required: true }],
    },
  ])
})

function component<Name extends ComponentName>(name: Name): Extract<Component, { name: Name }> {
  const found = page.slots[0]?.components.find((one) => one.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found as Extract<Component, { name: Name }>
}

test('every kind of component that an editor can place reaches the guest, in the order of the editor', () => {
  expect(page.slots[0]?.components.map(({ name }) => name)).toEqual(
    oneOfEach.map(({ blockType }) => blockType),
  )
})

describe('a component arrives with plain values', () => {
  test('an offer carousel says which offers, in the codes of the search', () => {
    expect(component('offerCarousel')).toMatchObject({
      source: 'lastMinute',
      tripType: 'WS',
      count: 4,
      criteria: {
        destinations: ['GR'],
        airports: ['WAW'],
        startDate: '2026-12-01',
        endDate: '2026-12-31',
        durationFrom: 7,
        durationTo: 14,
      },
      link: { label: 'Dalej', url: '/zima' },
    })
  })

  test('trips come with what they take and cost', () => {
    expect(component('facultativeTrips').trips).toMatchObject([
      {
        title: 'Knossos',
        text: 'Pałac',
        hours: 6,
        price: 199,
        picture: { alt: 'Zatoka' },
        directions: ['GR'],
      },
    ])
  })

  test('a quiz brings its questions and what each answer means', () => {
    const [question] = component('quiz').questions
    expect(question).toMatchObject({ code: 'kiedy', question: 'Kiedy?', isKept: true })
    expect(question?.answers.map(({ code }) => code)).toEqual(['lato', 'zima'])
    expect(question?.answers[0]).toMatchObject({ label: 'Latem', picture: { alt: 'Zatoka' } })
    expect(question?.answers[0]?.rule).toEqual({
      adults: 2,
      childAges: [4, 9],
      months: [6, 7],
      durationFrom: 7,
      durationTo: 8,
      budget: 3000,
      airFrom: 25,
      airTo: 35,
      seaFrom: 20,
      tripType: 'WS',
      destinations: ['GR'],
      features: ['beach:sand', 'board:AI'],
    })
    expect(question?.answers[1]?.rule).toMatchObject({ adults: null, months: [1], features: [] })
  })

  test('a countdown knows its moment', () => {
    expect(component('countdownTile')).toMatchObject({
      until: '2999-12-24T18:00:00.000Z',
      endedText: 'Po czasie',
    })
  })

  test('questions of a topic come with their answers', () => {
    expect(component('faq').questions).toEqual([
      {
        id: expect.any(String),
        question: 'Ile waży walizka?',
        html: '<p>Do <strong>20 kg</strong>.</p>',
        topic: 'luggage',
      },
    ])
  })

  test('guide articles of a topic come as cards', () => {
    expect(component('blogPosts').posts).toMatchObject([
      {
        url: '/poradnik/z-dziecmi',
        title: 'Z dziećmi',
        lead: 'Jak spakować czwórkę',
        publishedOn: '2026-10-01',
      },
    ])
  })

  test('the office search knows the cities', () => {
    expect(component('officeSearch').cities).toEqual([{ name: 'Warszawa', seoName: 'warszawa', offices: 1 }])
  })

  test('breadcrumbs without steps of their own are those of the page', () => {
    expect(component('breadcrumbs').steps).toEqual(page.breadcrumbs)
  })

  test('forms bring their consent as HTML', () => {
    expect(component('contactForm')).toMatchObject({
      consentHtml: '<p>Tekst</p>',
      topics: [{ code: 'rezerwacja', label: 'Rezerwacja' }],
    })
    expect(component('newsletterForm')).toMatchObject({ thanks: 'Dziękujemy', list: 'newsletter' })
    expect(component('newsletterForm').consentHtml).not.toContain('<p>')
  })
})

test('a page carries everything that stands around its slots', () => {
  expect(page).toMatchObject({
    pageType: 'tilesPage',
    globalSearch: { tripType: 'NR', heading: 'Nagłówek', destinations: ['PL'] },
    sortCodes: ['price', 'hotelRating'],
    tiles: [
      { code: 'GR', active: true },
      { code: 'TR', active: false },
    ],
    banner: { name: 'banner', layout: 'poster', link: { url: '/zima' } },
    seoText: { name: 'seoText', html: '<p>Tekst</p>', collapsed: true },
    seoLinksContainer: { groups: [{ label: null, links: [{ label: 'Dalej', url: '/zima' }] }] },
    regulations: { html: '<p>Tekst</p>', documents: [] },
    menu: [{ label: 'Przed wyjazdem', url: null, links: [{ label: 'Dalej', url: '/zima' }] }],
    menuCollapsed: true,
    organizationSchema: { name: 'Wojaż', sameAs: ['https://example.com/wojaz'] },
    popup: {
      name: 'lato-2027',
      variants: { desktop: { visible: true }, tablet: { visible: false, image: null } },
    },
    article: null,
  })
})

test('an office is found by its number, with the hours of its week and its exceptions', async () => {
  expect(await content.office('101', 'cs')).toMatchObject({
    url: '/kontakt/biura-tui/warszawa/ul-marszalkowska-87/101',
    coordinates: { latitude: 52.2263, longitude: 21.0148 },
    openingHours: [{ opens: '10:00', closes: '18:00' }, null, null, null, null, null, null],
    exceptions: [{ day: '2026-12-24', hours: { opens: '10:00', closes: '13:00' }, reason: 'Wigilia (cs)' }],
    services: ['holidays', 'stepFree'],
  })
  expect(await content.office('999', 'pl')).toBeNull()
})

test.each([
  ['/api/offices?locale=pl', { docs: [{ officeId: '101', city: 'Warszawa' }], totalDocs: 1 }],
  ['/api/faq?locale=cs', { docs: [{ question: 'Ile waży walizka? (cs)', topic: 'luggage' }], totalDocs: 1 }],
  ['/api/faq?topic=payment', { docs: [], totalDocs: 0 }],
  ['/api/popups', { docs: [{ name: 'lato-2027', active: true }], totalDocs: 1 }],
  ['/api/destinations', { docs: [{ code: 'GR' }, { code: 'TR' }], totalDocs: 2 }],
])('a guest may read %s', async (path, body) => {
  const response = await content.handle(new Request(`http://localhost:3000${path}`))
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject(body)
})

test('the public API gives every component the fields of the specification', async () => {
  const path = '/api/pages?depth=2&locale=pl&where[url][equals]=/wszystko&filterByActive=true'
  const response = await content.handle(new Request(`http://localhost:3000${path}`))
  const [document] = (await response.json()).docs
  const fields = [
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
  ]
  for (const one of document.slots[0].components) expect(Object.keys(one).sort()).toEqual(fields)
  const named = (name: string) =>
    document.slots[0].components.find((one: { name: string }) => one.name === name)
  expect(named('countdownTile').options).toContainEqual({
    key: 'until',
    dateValue: '2999-12-24T18:00:00.000Z',
  })
  expect(named('offerCarousel').options).toContainEqual({ key: 'source', value: 'lastMinute' })
  expect(document).toMatchObject({
    url: '/wszystko',
    active: true,
    globalSearch: { tripType: 'NR' },
    sortCodes: ['price', 'hotelRating'],
    tiles: [{ code: 'GR', active: true }],
    banner: { name: 'banner' },
    seoText: { html: '<p>Tekst</p>' },
    menuCollapsed: true,
    regulations: { html: '<p>Tekst</p>' },
    seoLinksContainer: { name: 'seoLinks' },
    organizationSchema: { name: 'Wojaż' },
    popup: {
      name: 'lato-2027',
      popupData: { showLimit: 3, timeInterval: 24, delay: 2, redirectUrl: '/zima' },
    },
  })
})

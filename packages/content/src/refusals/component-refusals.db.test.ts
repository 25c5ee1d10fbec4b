import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ComponentName } from '../components.ts'
import { oneOfEach } from '../test-components.ts'
import { inLocale } from '../writing/localised.ts'
import { richTextFromMarkdown, withRichText } from '../writing/rich-text-from-markdown.ts'
import { body, openDesk, pageWith, picture } from './editing-desk.ts'

const desk = openDesk()
// Saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(desk.open)
afterAll(desk.close)

type Case = readonly [what: string, fields: object, sentence: RegExp]

const missing = /wymagane|required/i
const tooLong = (most: number) => new RegExp(`${most}`)
const words = (count: number) => 'a'.repeat(count + 1)
const runsScript = { label: 'x', url: 'javascript:alert(1)' }
const notAnAddress = /Adres zaczyna się/
const notOnTheList = /nieprawidłowy wybór/
const link = { label: 'Dalej', url: '/zima' }
const topic = { code: 'inne', label: 'Inne' }
const answer = { code: 'a', label: 'A', picture }
const quizOf = (answers: object[]) => ({
  heading: 'a',
  questions: [{ code: 'kiedy', question: 'Kiedy?', answers }],
})

/** What the form of each kind refuses. A new kind does not compile until it is added here. */
const cases: Record<ComponentName, readonly Case[]> = {
  hero: [
    ['without a heading', { picture }, missing],
    ['without a picture', { heading: 'a' }, /Wybierz plik/],
    [
      'with a picture nobody described',
      { heading: 'a', picture: { scene: picture.scene } },
      /Opisz, co widać/,
    ],
    [
      'with a picture that is none of ours',
      { heading: 'a', picture: { scene: 'https://evil.example/x.jpg', alt: 'a' } },
      /Adres rysunku/,
    ],
    [
      'with a description without an end',
      { heading: 'a', picture: { ...picture, alt: words(300) } },
      tooLong(300),
    ],
    ['with a heading without an end', { heading: words(120), picture }, tooLong(120)],
    ['with a button that runs a script', { heading: 'a', picture, callToAction: runsScript }, notAnAddress],
    ['with a second button like that', { heading: 'a', picture, secondaryAction: runsScript }, notAnAddress],
  ],
  banner: [
    ['without a picture', { layout: 'poster' }, /Wybierz plik/],
    ['in a layout that does not exist', { layout: 'mosaic', picture }, notOnTheList],
    ['that leads to a script', { layout: 'strip', picture, link: runsScript }, notAnAddress],
  ],
  countdownTile: [
    ['without a heading', { until: '2026-12-24T18:00:00.000Z' }, missing],
    ['to no moment', { heading: 'a' }, missing],
    ['to a moment that is none', { heading: 'a', until: 'jutro' }, /"jutro" nie jest prawidłową datą/],
    [
      'that leads to a script',
      { heading: 'a', until: '2026-12-24T18:00:00.000Z', link: runsScript },
      notAnAddress,
    ],
    [
      'with a picture nobody described',
      { heading: 'a', until: '2026-12-24T18:00:00.000Z', picture: { scene: picture.scene } },
      /Opisz, co widać/,
    ],
  ],
  tiles: [
    ['without a tile', { layout: 'fact', items: [] }, /co najmniej|at least|wymag/i],
    ['with a tile without a name', { layout: 'fact', items: [{ url: '/zima' }] }, missing],
    [
      'with a tile that runs a script',
      { layout: 'fact', items: [{ label: 'a', url: 'javascript:alert(1)' }] },
      notAnAddress,
    ],
    ['with more tiles than a page can hold', { layout: 'fact', items: Array(25).fill({ label: 'a' }) }, /24/],
    [
      'with an icon that does not exist',
      { layout: 'fact', items: [{ label: 'a', icon: 'bomb' }] },
      notOnTheList,
    ],
    [
      'with a picture nobody described',
      { layout: 'picture', items: [{ label: 'a', picture: { scene: picture.scene } }] },
      /Opisz, co widać/,
    ],
    [
      'with a tile for a place that is none',
      { layout: 'fact', items: [{ label: 'a', directions: ['<b>'] }] },
      /nie jest kodem/,
    ],
  ],
  offerCarousel: [
    ['without a heading', { source: 'promoted', count: 4 }, missing],
    ['of no source', { heading: 'a', source: 'moon', count: 4 }, notOnTheList],
    ['of no offers', { heading: 'a', source: 'promoted', count: 0 }, /od 1 do 24/],
    ['of half an offer', { heading: 'a', source: 'promoted', count: 2.5 }, /od 1 do 24/],
    [
      'with nights that end before they begin',
      { heading: 'a', source: 'promoted', count: 4, criteria: { durationFrom: 14, durationTo: 7 } },
      /Nocy „od”/,
    ],
    [
      'with an airport that is none',
      { heading: 'a', source: 'promoted', count: 4, criteria: { airports: ['W W'] } },
      /nie jest kodem/,
    ],
  ],
  topDestinations: [
    ['without a heading', { count: 4 }, missing],
    ['with a code that is none', { heading: 'a', count: 4, destinations: ['<script>'] }, /nie jest kodem/],
    ['of too many', { heading: 'a', count: 13 }, /od 1 do 12/],
  ],
  priceChart: [
    ['without a heading', { destinations: ['GR'] }, missing],
    ['of four places', { heading: 'a', destinations: ['GR', 'TR', 'ES', 'EG'] }, /3/],
    ['with a code that is none', { heading: 'a', destinations: ['<b>'] }, /nie jest kodem/],
    [
      'with nights that end before they begin',
      { heading: 'a', durationFrom: 14, durationTo: 7 },
      /Nocy „od”/,
    ],
  ],
  facultativeTrips: [
    ['without a heading', { count: 4 }, missing],
    ['with a code that is none', { heading: 'a', count: 4, destinations: ['a b'] }, /nie jest kodem/],
    ['of too many', { heading: 'a', count: 13 }, /od 1 do 12/],
    ['with a trip without a name', { heading: 'a', count: 4, trips: [{ price: 100 }] }, missing],
    ['with a trip of no hours', { heading: 'a', count: 4, trips: [{ title: 'a', hours: 0 }] }, /od 1 do 72/],
    [
      'with a trip for less than nothing',
      { heading: 'a', count: 4, trips: [{ title: 'a', price: -5 }] },
      /od 1 do/,
    ],
  ],
  blogPosts: [
    ['without a heading', { count: 3 }, missing],
    ['of less than one', { heading: 'a', count: -1 }, /od 1 do 12/],
    ['that leads to a script', { heading: 'a', count: 3, link: runsScript }, notAnAddress],
  ],
  richText: [
    ['without a word', {}, missing],
    [
      'with a script behind a link',
      { body: richTextFromMarkdown('[x](javascript:alert)') },
      /^Link w tekście prowadzi do „javascript:alert”/,
    ],
    ['with a heading without an end', { body, heading: words(120) }, tooLong(120)],
  ],
  customHtml: [
    ['without HTML', {}, /Wpisz HTML/],
    ['without an end', { html: words(50_000) }, /50 000/],
    ['with styles that reach outside', { html: 'a', styles: '@import "x";' }, /Tych stylów/],
    ['with styles that do not close', { html: 'a', styles: 'p { color: red' }, /Tych stylów/],
    [
      'with a picture from elsewhere in its styles',
      { html: 'a', styles: 'p { background: url(//evil.example/x) }' },
      /Tych stylów/,
    ],
    ['with styles without an end', { html: 'a', styles: `p { color: red } ${words(20_000)}` }, /20 000/],
  ],
  faq: [
    ['of a topic that does not exist', { topics: ['astrology'] }, notOnTheList],
    ['with an introduction without an end', { lead: words(400) }, tooLong(400)],
  ],
  contactForm: [
    [
      'about nothing',
      { heading: 'a', topics: [], consent: body, thanks: 'b' },
      /co najmniej|at least|wymag/i,
    ],
    ['without a word of consent', { heading: 'a', topics: [topic], thanks: 'b' }, missing],
    ['without thanks', { heading: 'a', topics: [topic], consent: body }, missing],
    [
      'with a topic no program can name',
      { heading: 'a', topics: [{ code: 'Ą!', label: 'b' }], consent: body, thanks: 'b' },
      /Kod to małe litery/,
    ],
  ],
  newsletterForm: [
    ['without a heading', { consent: body, thanks: 'b', list: 'newsletter' }, missing],
    ['without a word of consent', { heading: 'a', thanks: 'b', list: 'newsletter' }, missing],
    [
      'for a list that does not exist',
      { heading: 'a', consent: body, thanks: 'b', list: 'spam' },
      notOnTheList,
    ],
    [
      'with a picture nobody described',
      { heading: 'a', consent: body, thanks: 'b', picture: { scene: picture.scene } },
      /Opisz, co widać/,
    ],
  ],
  seoLinks: [
    ['without a group', { groups: [] }, /co najmniej|at least|wymag/i],
    ['with an empty group', { groups: [{ links: [] }] }, /co najmniej|at least|wymag/i],
    ['with a link that runs a script', { groups: [{ links: [runsScript] }] }, notAnAddress],
    ['with a link that leads nowhere', { groups: [{ links: [{ label: 'x' }] }] }, /Podaj adres/],
    ['with a link without words', { groups: [{ links: [{ url: '/zima' }] }] }, missing],
  ],
  quiz: [
    ['without a question', { heading: 'a', questions: [] }, /co najmniej|at least|wymag/i],
    ['with one answer alone', quizOf([answer]), /co najmniej|at least/i],
    [
      'with an answer no address can name',
      quizOf([answer, { ...answer, code: 'Latem!' }]),
      /Kod to małe litery/,
    ],
    ['without a picture', quizOf([answer, { code: 'b', label: 'B' }]), /Wybierz plik/],
    [
      'with a child of no age',
      quizOf([answer, { ...answer, rule: { childAges: 'mały' } }]),
      /Podaj wiek każdego dziecka/,
    ],
    ['for no money', quizOf([answer, { ...answer, rule: { budget: 0 } }]), /od 100 do/],
    ['with a month that is none', quizOf([answer, { ...answer, rule: { months: ['13'] } }]), notOnTheList],
    [
      'with a feature no hotel has',
      quizOf([answer, { ...answer, rule: { features: ['beach:gold'] } }]),
      notOnTheList,
    ],
  ],
  seoText: [['without a word', { heading: 'a' }, missing]],
  regulations: [['without a word', { heading: 'a' }, missing]],
  breadcrumbs: [
    ['with a step that runs a script', { steps: [runsScript] }, notAnAddress],
    ['with a step that leads nowhere', { steps: [{ label: 'x' }] }, /Podaj adres/],
    ['longer than a line', { steps: Array(7).fill(link) }, /6/],
  ],
  officeSearch: [['with a heading without an end', { heading: words(120) }, tooLong(120)]],
  video: [['without a film', { heading: 'a' }, missing]],
}

describe.each(Object.entries(cases))('an editor is refused with a sentence: %s', (blockType, refused) => {
  test.each(refused)('%s', async (_, fields, sentence) => {
    const sentences = await desk.refusals('pages', pageWith({ blockType, ...fields }))
    expect(sentences).toContainEqual(expect.stringMatching(sentence))
  })
})

/** Tries all kinds, because each has the same frame. */
async function refusedInEach(fields: object): Promise<string[]> {
  const blocks = oneOfEach.map((one) => ({ ...(withRichText(inLocale(one, 'pl')) as object), ...fields }))
  return desk.refusals('pages', pageWith(...blocks))
}

test('whatever its kind, a component may not end before it begins', async () => {
  const window = { validFrom: '2026-02-01T00:00:00.000Z', validTo: '2026-01-01T00:00:00.000Z' }
  const sentences = await refusedInEach(window)
  expect(sentences).toHaveLength(oneOfEach.length)
  expect(new Set(sentences)).toEqual(new Set([expect.stringMatching(/Koniec nie może/)]))
})

test('whatever its kind, a component may not be limited to a place that is none', async () => {
  const sentences = await refusedInEach({ directions: ['<script>'] })
  expect(sentences).toHaveLength(oneOfEach.length)
  expect(new Set(sentences)).toEqual(new Set(['„<script>” nie jest kodem.']))
})

test('whatever its kind, a component is for statuses that a guest can have', async () => {
  const sentences = await refusedInEach({ profiles: ['LOGGED', 'logged'] })
  expect(sentences).toHaveLength(oneOfEach.length)
  expect(new Set(sentences)).toEqual(new Set([expect.stringMatching(/^„logged” nie jest statusem/)]))
})

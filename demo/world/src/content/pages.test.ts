import { pageTypes } from '@wojaz/content'
import { type Locale, locales, seoNameOf } from '@wojaz/travel/locale'
import { describe, expect, test } from 'vitest'
import { offices as worldOffices } from '../world/offices.ts'
import { placeRows } from '../world/places/place-tree.ts'
import { searchCriteria } from './destinations/criteria.ts'
import { destinations } from './destinations/destinations.ts'
import { questions } from './faq/questions.ts'
import { checkoutHeader, footer, globalSearch, header } from './layout.ts'
import { offices } from './offices.ts'
import { pages, templates } from './pages.ts'
import { popups } from './popups.ts'
import { redirects } from './redirects.ts'
import { attractionsLink, findBookingLink, sideMenus } from './side-menus.ts'

type Localised = Record<Locale, string>
const site = { pages, templates, questions, popups, sideMenus, header, footer }
const everything = { ...site, offices, globalSearch, checkoutHeader, searchCriteria }
// Sentences about places are composed of parts, so the same part occurs in many of them.
const aboutCountries = destinations.filter(({ path }) => !path.includes('/'))

interface Found<Value> {
  field: string
  value: Value
}

/** All values of one kind, at any depth, with the name of their field. */
function findAll<Value>(
  where: unknown,
  wanted: (value: unknown) => Value | null,
  field = '',
): Found<Value>[] {
  const value = wanted(where)
  if (value !== null) return [{ field, value }]
  if (where === null || typeof where !== 'object') return []
  return Object.entries(where).flatMap(([name, inner]) =>
    findAll(inner, wanted, Array.isArray(where) ? field : name),
  )
}

const isLocalised = (value: unknown) =>
  value !== null && typeof value === 'object' && 'pl' in value && 'uk' in value ? (value as Localised) : null
const isText = (value: unknown) => (typeof value === 'string' ? value : null)

const texts = findAll({ everything, aboutCountries }, isLocalised)

function linksIn(where: unknown): string[] {
  return findAll(where, isText).flatMap(({ field, value }) => {
    const inText = [...value.matchAll(/\]\((\/[^)]*)\)|href="(\/[^"]*)"/g)].map(([, a, b]) => a ?? b ?? '')
    const isLink = (field === 'url' || field === 'redirectUrl') && value.startsWith('/')
    return isLink ? [value, ...inText] : inText
  })
}

describe('links', () => {
  test('every link inside the site leads to a page', () => {
    // The account and attractions are pages of the shop itself.
    const ownPages = [findBookingLink.url, attractionsLink.url, '/mytui/logowanie']
    const addresses = new Set([...[...pages, ...templates].map(({ url }) => url), ...ownPages])
    const pathOf = (link: string) => link.split('?')[0] ?? ''
    expect(linksIn(site).filter((link) => !addresses.has(pathOf(link)))).toEqual([])
  })

  test('every link of the main menu leads to a page that is open', () => {
    const open = new Set(pages.filter(({ active }) => active !== false).map(({ url }) => url))
    open.add(attractionsLink.url)
    expect(linksIn({ header }).filter((link) => !open.has(link.split('?')[0] ?? ''))).toEqual([])
  })

  test('every page can be reached from the header, the footer or another page', () => {
    const linked = new Set(
      linksIn({
        header,
        footer,
        bodies: pages.map(({ slots, seoLinksContainer }) => [slots, seoLinksContainer]),
      }),
    )
    // Lists of offers are reached by searching, articles by the list of articles.
    const otherwise = ['listing', 'charters', 'chartersLandingPage', 'article']
    const toReach = pages.filter(({ pageType }) => !otherwise.includes(String(pageType)))
    expect(toReach.map(({ url }) => url).filter((url) => url !== '/' && !linked.has(url))).toEqual([])
  })

  test('an old address leads to a page and hides none', () => {
    const addresses = new Set(pages.map(({ url }) => url))
    expect(redirects.filter(({ from, to }) => addresses.has(from) || !addresses.has(to))).toEqual([])
  })

  test('no two pages have the same address', () => {
    const addresses = [...pages, ...templates].map(({ url }) => url)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

test('there is a page of every kind', () => {
  const written = new Set([...pages, ...templates].map(({ pageType }) => pageType ?? 'contentPage'))
  expect(pageTypes.filter((type) => !written.has(type))).toEqual([])
})

test.each([
  ...['/formularz-do-newslettera', '/milion-klientow', '/przedsprzedaz', '/zima', '/noclegi'],
  ...['/informacje/zdrowie-i-szczepienia', '/informacje/opieka-wakacyjna'],
  ...['/informacje/odpowiedzialnosc-przewoznika', '/informacje/gwarancja-ubezpieczeniowa'],
])('the page %s is open', (url) => {
  expect(pages.flatMap((page) => (page.active === false ? [] : page.url))).toContain(url)
})

test('every page says something', () => {
  const blocks = ({ slots }: (typeof pages)[number]) => JSON.stringify(slots).match(/"blockType"/g) ?? []
  expect([...pages, ...templates].filter((page) => blocks(page).length === 0)).toEqual([])
})

describe.each(locales)('in %s', (locale) => {
  test('every text is written', () => {
    expect(texts.filter(({ value }) => !value[locale].trim())).toEqual([])
  })

  test('long texts are translated, not copied', () => {
    const others = locales.filter((other) => other !== locale)
    const copied = texts.filter(
      ({ value }) => value[locale].length > 60 && others.some((other) => value[other] === value[locale]),
    )
    expect(copied.map(({ value }) => value[locale])).toEqual([])
  })

  test('a text has the same links and headings as the Polish one', () => {
    const outline = (text: string) =>
      [...text.matchAll(/\]\(([^)]+)\)|^#+ |^- |\*\*/gm)].map(([mark]) => mark)
    const differing = texts.filter(({ value }) => outline(value[locale]).join() !== outline(value.pl).join())
    expect(differing.map(({ value }) => value[locale].slice(0, 60))).toEqual([])
  })

  test('no long text is written twice', () => {
    const written = new Map<string, Localised>()
    const repeated = texts.filter(({ value }) => {
      const before = written.get(value[locale])
      written.set(value[locale], before ?? value)
      // A text used in two places on purpose is one object.
      return value[locale].length > 60 && before !== undefined && before !== value
    })
    expect(repeated.map(({ value }) => value[locale])).toEqual([])
  })

  test('every text fits into its field', () => {
    const most: Record<string, number> = {
      badge: 40,
      eyebrow: 80,
      heading: 120,
      label: 120,
      lead: 400,
      text: 400,
      title: 160,
      thanks: 300,
      question: 200,
      notice: 200,
      reason: 80,
      value: 400,
      alt: 300,
      description: 400,
    }
    const tooLong = texts.filter(({ field, value }) => value[locale].length > (most[field] ?? 10_000))
    expect(tooLong.map(({ field, value }) => `${field}: ${value[locale]}`)).toEqual([])
  })
})

test('pictures are described', () => {
  const pictures = JSON.stringify(everything).match(/"scene":/g) ?? []
  const described = JSON.stringify(everything).match(/"scene":"[^"]+","alt":\{"pl":"[^"]+/g) ?? []
  expect(described).toHaveLength(pictures.length)
})

test('carousels and top destinations name places of the demo world', () => {
  const places = new Set(placeRows.map(({ code }) => code))
  const named = findAll({ pages, templates }, isText).filter(({ field }) => field === 'destinations')
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ value }) => !places.has(value))).toEqual([])
})

test('every place of the world is a destination with words and a picture of its own, parents first', () => {
  expect(destinations.map(({ code }) => code).sort()).toEqual(placeRows.map(({ code }) => code).sort())
  const before = new Set<string>()
  for (const { path, lead, picture } of destinations) {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    expect(parent === '' || before.has(parent), path).toBe(true)
    expect(lead && picture, path).toBeTruthy()
    before.add(path)
  }
  expect(new Set(destinations.map(({ picture }) => Object(picture).scene)).size).toBe(destinations.length)
})

test('searches are limited to places of the demo world', () => {
  const places = new Set(placeRows.map(({ code }) => code))
  const limits = searchCriteria.flatMap(({ directions: codes }) => (Array.isArray(codes) ? codes : []))
  expect(limits.filter((code) => !places.has(String(code)))).toEqual([])
})

test('questions cover every topic, none is asked twice', () => {
  const topics = ['booking', 'payment', 'flight', 'luggage', 'hotel', 'documents', 'changes', 'account']
  expect(new Set(questions.map(({ topic }) => topic))).toEqual(new Set(topics))
  expect(questions.length).toBeGreaterThanOrEqual(30)
  expect(new Set(questions.map(({ question }) => question.pl)).size).toBe(questions.length)
})

test('every office of the world can be found, in many towns', () => {
  expect(offices.map(({ officeId }) => officeId)).toEqual(worldOffices.map(({ id }) => id))
  expect(offices.length).toBeGreaterThanOrEqual(25)
  expect(new Set(offices.map(({ city }) => seoNameOf(String(city)))).size).toBeGreaterThanOrEqual(15)
})

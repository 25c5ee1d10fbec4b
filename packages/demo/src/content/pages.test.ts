import { type Locale, locales } from '@wojaz/travel'
import { describe, expect, test } from 'vitest'
import { checkoutHeader, footer, globalSearch, header } from './layout.ts'
import { pages } from './pages.ts'

type Localised = Record<Locale, string>
const everything = { pages, header, footer, globalSearch, checkoutHeader }

function textsIn(value: unknown): Localised[] {
  if (value === null || typeof value !== 'object') return []
  if ('pl' in value && 'uk' in value) return [value as Localised]
  return Object.values(value).flatMap(textsIn)
}

function linksIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') {
    const inText = [...value.matchAll(/\]\((\/[^)]*)\)|href="(\/[^"]*)"/g)].map(([, a, b]) => a ?? b ?? '')
    return field === 'url' && value.startsWith('/') ? [value, ...inText] : inText
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => linksIn(inner, name))
}

test('every link inside the site leads to a page', () => {
  const addresses = new Set(pages.map(({ url }) => url))
  expect(linksIn(everything).filter((link) => !addresses.has(link))).toEqual([])
})

test('every page can be reached from the header, the footer or another page', () => {
  const linked = new Set(linksIn({ header, footer, pages: pages.map(({ slots }) => slots) }))
  expect(pages.map(({ url }) => url).filter((url) => url !== '/' && !linked.has(url))).toEqual([])
})

describe.each(locales)('in %s', (locale) => {
  test('every text is written', () => {
    expect(textsIn(everything).filter((text) => !text[locale].trim())).toEqual([])
  })

  test('long texts are translated, not copied', () => {
    const others = locales.filter((other) => other !== locale)
    const copied = textsIn(everything).filter(
      (text) => text[locale].length > 60 && others.some((other) => text[other] === text[locale]),
    )
    expect(copied.map((text) => text[locale])).toEqual([])
  })

  test('a text has the same links and headings as the Polish one', () => {
    const outline = (text: string) => [...text.matchAll(/\]\(([^)]+)\)|^#+ |^- /gm)].map(([mark]) => mark)
    const differing = textsIn(everything).filter(
      (text) => outline(text[locale]).join() !== outline(text.pl).join(),
    )
    expect(differing.map((text) => text[locale].slice(0, 60))).toEqual([])
  })
})

test('pictures are described', () => {
  const pictures = JSON.stringify(pages).match(/"scene":/g) ?? []
  const described = JSON.stringify(pages).match(/"scene":"[^"]+","alt":\{"pl":"[^"]+/g) ?? []
  expect(described).toHaveLength(pictures.length)
})

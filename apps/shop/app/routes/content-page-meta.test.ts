import type { Page } from '@wojaz/content'
import { expect, test } from 'vitest'
import { makePage, plainFrame } from '../../test/make-page.ts'
import { contentPageMeta } from './content-page-meta.ts'

const page = makePage({
  url: '/zima',
  title: 'Zima',
  locales: ['pl', 'cs'],
  metaProperties: [
    { key: 'title', value: 'Zima 2026 | Wojaż' },
    { key: 'description', value: 'Narty i śnieg.' },
    { key: 'robots', value: 'max-image-preview:large' },
    { key: 'og:title', value: 'Na narty!' },
  ],
})
const address = { page, locale: 'cs', path: '/zima', siteUrl: 'https://wojaz.pl', preview: false } as const

test('what the editor wrote becomes the head, and sharing repeats it unless written apart', () => {
  const meta = contentPageMeta(address)
  expect(meta).toContainEqual({ title: 'Zima 2026 | Wojaż' })
  expect(meta).toContainEqual({ name: 'description', content: 'Narty i śnieg.' })
  expect(meta).toContainEqual({ property: 'og:title', content: 'Na narty!' })
  expect(meta).toContainEqual({ property: 'og:description', content: 'Narty i śnieg.' })
  expect(meta).toContainEqual({ property: 'og:locale', content: 'cs_CZ' })
})

test('a page names itself and its five languages', () => {
  const meta = contentPageMeta(address)
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://wojaz.pl/cs/zima' })
  const alternates = meta.filter((tag) => 'hrefLang' in tag)
  expect(alternates).toHaveLength(6)
  expect(alternates).toContainEqual(
    expect.objectContaining({ hrefLang: 'uk', href: 'https://wojaz.pl/uk/zima' }),
  )
  expect(alternates).toContainEqual(
    expect.objectContaining({ hrefLang: 'x-default', href: 'https://wojaz.pl/zima' }),
  )
})

test('the home page of another language has no trailing slash', () => {
  const meta = contentPageMeta({ ...address, path: '/' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://wojaz.pl/cs' })
})

test('a preview stays out of search engines whatever the editor wrote', () => {
  const robots = contentPageMeta({ ...address, preview: true }).filter(
    (tag) => 'name' in tag && tag.name === 'robots',
  )
  expect(robots).toEqual([{ name: 'robots', content: 'noindex' }])
})

const hero = {
  ...plainFrame,
  uid: 'a',
  name: 'hero' as const,
  eyebrow: null,
  heading: 'Śnieg na święta',
  lead: null,
  picture: { src: '/file/scenes/snow.alpine.noon.a1.jpg', alt: 'Stok', width: 1200, height: 800 },
  callToAction: null,
  secondaryAction: null,
}
const pictureOf = (given: Partial<Page>) => {
  const meta = contentPageMeta({ ...address, page: { ...page, ...given } })
  return meta.filter((tag) => 'property' in tag && String(tag.property).startsWith('og:image'))
}

test('other sites show a picture drawn for the page, with its size and what it says', () => {
  expect(pictureOf({ slots: [{ name: 'main', components: [hero] }] })).toEqual([
    {
      property: 'og:image',
      content: expect.stringMatching(/^https:\/\/wojaz\.pl\/og\/cs\/zima\.jpg\?v=[a-z0-9]+$/),
    },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Śnieg na święta' },
  ])
})

test('a page without a picture is drawn with its title', () => {
  expect(pictureOf({ slots: [] })).toContainEqual({ property: 'og:image:alt', content: 'Zima' })
})

test('a picture that the editor chose for sharing is left alone', () => {
  const chosen = { key: 'og:image', value: 'https://wojaz.pl/file/media/narty.jpg' }
  expect(pictureOf({ metaProperties: [chosen] })).toEqual([{ property: 'og:image', content: chosen.value }])
})

import { expect, test } from 'vitest'
import { makePage } from '../../test/make-page.ts'
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

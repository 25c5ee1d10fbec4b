import type { Page } from '@wojaz/content'
import { scaledUrl } from '@wojaz/pictures'
import { defaultLocale, type Locale, locales, localisedPath } from '@wojaz/travel'
import type { MetaDescriptor } from 'react-router'
import { languageTags } from '../i18n/language-tags.ts'
import { organizationFacts } from './organization-facts.ts'

interface ContentPageAddress {
  page: Page
  locale: Locale
  /** Without the language prefix. */
  path: string
  siteUrl: string
  preview: boolean
}

/** Head of a content page: what the editor wrote, what sharing needs, and the same page in the other languages. */
export function contentPageMeta({
  page,
  locale,
  path,
  siteUrl,
  preview,
}: ContentPageAddress): MetaDescriptor[] {
  const written = new Map(page.metaProperties.map(({ key, value }) => [key, value]))
  const title = written.get('title') ?? `${page.title} | Wojaż`
  const description = written.get('description')
  const address = (language: Locale) => siteUrl + localisedPath(language, path)
  const picture = firstPicture(page)
  const sharing: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Wojaż'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address(locale)],
    ['og:locale', languageTags[locale].replace('-', '_')],
    ['og:image', picture && siteUrl + scaledUrl(picture, { width: 1200 })],
  ]
  const properties = new Map([...sharing, ...[...written].filter(([key]) => key.startsWith('og:'))])
  const names = [...written].filter(([key]) => key !== 'title' && !key.startsWith('og:'))
  return [
    { title },
    ...names
      .filter(([name]) => !(preview && name === 'robots'))
      .map(([name, content]) => ({ name, content })),
    ...(preview ? [{ name: 'robots', content: 'noindex' }] : []),
    ...[...properties].flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...locales.map((language) => alternate(language, address(language))),
    alternate('x-default', address(defaultLocale)),
    ...(page.organizationSchema
      ? [{ 'script:ld+json': organizationFacts(page.organizationSchema, siteUrl) }]
      : []),
  ]
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

function firstPicture(page: Page): string | undefined {
  for (const component of page.slots.flatMap((slot) => slot.components)) {
    if (component.name === 'hero') return component.picture.src
  }
  return undefined
}

import { type PagePoster, posterPath, posterSize } from '@wojaz/content'
import { scaledUrl } from '@wojaz/pictures'
import { defaultLocale, type Locale, locales, localisedPath } from '@wojaz/travel/locale'
import type { MetaDescriptor } from 'react-router'
import { weekFeedUrl } from '../features/offer-cards/week-feed-address.ts'
import { languageTags } from '../i18n/language-tags.ts'

export interface PageAddress {
  locale: Locale
  /** Without the language prefix. */
  path: string
  siteUrl: string
  /** The part of the canonical URL after the path: '?page=2'. */
  query?: string
}

interface PageHead extends PageAddress {
  title: string
  description?: string
  /** An original under `/file/…`, shown unchanged. */
  picture?: string
  /** A picture generated for this page, instead of a plain one. The server must support the page, see `server/posters`. */
  poster?: PagePoster
}

/** Head of a page that no editor wrote word by word. */
export function pageHead({ description, ...head }: PageHead): MetaDescriptor[] {
  return [
    { title: head.title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...sharing({ ...head, description }).flatMap(([property, content]) =>
      content ? [{ property, content }] : [],
    ),
    ...addressLinks(head),
  ]
}

/** What other sites show when the page is shared. */
export function sharing({
  title,
  description,
  picture,
  poster,
  ...address
}: PageHead): [property: string, content: string | undefined][] {
  return [
    ['og:type', 'website'],
    ['og:site_name', 'Wojaż'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', fullAddress(address, address.locale)],
    ['og:locale', languageTags[address.locale].replace('-', '_')],
    ...sharedPicture({ title, picture, poster, ...address }),
  ]
}

function sharedPicture({ title, picture, poster, siteUrl, locale, path }: Omit<PageHead, 'description'>) {
  if (!poster && !picture) return []
  const drawn: [string, string][] = poster
    ? [
        ['og:image', siteUrl + posterPath(locale, path, poster)],
        ['og:image:type', 'image/jpeg'],
        ['og:image:width', String(posterSize.width)],
        ['og:image:height', String(posterSize.height)],
      ]
    : [['og:image', siteUrl + scaledUrl(picture ?? '', { width: 1200 })]]
  return [...drawn, ['og:image:alt', poster?.title ?? title]] satisfies [string, string][]
}

/** The canonical URL, and the same page in the other languages. */
export function addressLinks(address: PageAddress): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: fullAddress(address, address.locale) },
    ...locales.map((language) => alternate(language, fullAddress(address, language))),
    alternate('x-default', fullAddress(address, defaultLocale)),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Wojaż RSS',
      href: address.siteUrl + localisedPath(address.locale, weekFeedUrl),
    },
  ]
}

function fullAddress({ siteUrl, path, query = '' }: PageAddress, locale: Locale): string {
  return siteUrl + localisedPath(locale, path) + query
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

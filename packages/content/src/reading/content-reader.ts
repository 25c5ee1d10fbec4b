import type { ShopContact } from '@wojaz/travel/guest'
import { defaultLocale, isLocale, type Locale, locales } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Payload, Where } from 'payload'
import type { Deps } from '../blocks/define-block.ts'
import type { ContentCache } from '../content-cache.ts'
import { type Dictionary, mergedDictionary } from '../dictionary/merged-dictionary.ts'
import { readDictionary } from '../dictionary/read-dictionary.ts'
import type { CheckoutHeader, Footer, Header, Page, SearchBox } from '../page.ts'
import type { PageRefusal } from '../page-refusal.ts'
import { isTemplateType, type TemplateType, templateUrls } from '../page-type.ts'
import {
  checkoutHeaderFromDocument,
  footerFromDocument,
  headerFromDocument,
  searchBoxFromDocument,
} from './layout-from-documents.ts'
import type { ContentLibrary } from './library.ts'
import { pageFromDocument } from './page-from-document.ts'
import { readContact } from './shop-contact.ts'

/** All known URLs: an unknown URL costs no query, however many are tried. */
interface AddressBook {
  [url: string]: { active: boolean; updatedAt: string; isTemplate: boolean }
}

interface Reading {
  payload: Payload
  cache: ContentCache
  library: ContentLibrary
  ownHosts: readonly string[]
  onUnreadable: Deps['onUnreadable']
}

/** Reads for the shop: published content from the cache, drafts directly from the database. */
export function contentReader({ payload, cache, library, ownHosts, onUnreadable }: Reading) {
  return {
    async page(url: string, locale: Locale, drafts: boolean): Promise<Outcome<Page, PageRefusal>> {
      if (drafts) return readPage(url, locale, true)
      const entry = (await addressBook())[url]
      if (!entry || entry.isTemplate) return refused({ code: 'page-not-found' })
      return published(url, entry.active, locale)
    },

    /** Returns the template for all URLs of its kind. */
    async template(type: TemplateType, locale: Locale, drafts: boolean): Promise<Outcome<Page, PageRefusal>> {
      const url = templateUrls[type]
      if (drafts) return readPage(url, locale, true)
      const entry = (await addressBook())[url]
      return entry ? published(url, entry.active, locale) : refused({ code: 'page-not-found' })
    },

    layout(locale: Locale, drafts: boolean): Promise<{ header: Header; footer: Footer }> {
      return drafts
        ? readLayout(locale, true)
        : cache.read(`layout ${locale}`, () => readLayout(locale, false))
    },

    checkoutHeader(locale: Locale): Promise<CheckoutHeader> {
      return cache.read(`checkout header ${locale}`, async () =>
        checkoutHeaderFromDocument(
          await payload.findGlobal({ slug: 'checkout-header', locale, fallbackLocale: defaultLocale }),
          await contact(locale),
        ),
      )
    },

    contact,

    searchBox(locale: Locale): Promise<SearchBox | null> {
      return cache.read(`search box ${locale}`, async () =>
        searchBoxFromDocument(
          await payload.findGlobal({ slug: 'global-search', locale, fallbackLocale: defaultLocale }),
        ),
      )
    },

    dictionary(locale: Locale): Promise<Dictionary> {
      return cache.read(`dictionary ${locale}`, async () =>
        mergedDictionary(locale, await readDictionary(payload, locale)),
      )
    },

    async pageUrls(): Promise<{ url: string; updatedAt: string }[]> {
      const entries = Object.entries(await addressBook())
      return entries.flatMap(([url, { active, isTemplate, updatedAt }]) =>
        active && !isTemplate ? [{ url, updatedAt }] : [],
      )
    },
  }

  function contact(locale: Locale): Promise<ShopContact> {
    return readContact(payload, cache, locale)
  }

  async function published(
    url: string,
    active: boolean,
    locale: Locale,
  ): Promise<Outcome<Page, PageRefusal>> {
    if (!active) return refused({ code: 'page-not-active' })
    return cache.read(`page ${locale} ${url}`, () => readPage(url, locale, false))
  }

  async function readPage(url: string, locale: Locale, draft: boolean): Promise<Outcome<Page, PageRefusal>> {
    const [document] = await findPages(url, locale, draft)
    if (!document) return refused({ code: 'page-not-found' })
    const [inAllLocales] = await findPages(url, 'all', draft)
    const shelf = await library.forPages([document], locale)
    const deps = { ownHosts, locale, library: shelf, onUnreadable, contact: await contact(locale) }
    return accepted(pageFromDocument(document, localesOf(inAllLocales?.title), deps))
  }

  async function findPages(url: string, locale: Locale | 'all', draft: boolean) {
    const where: Where = { url: { equals: url } }
    if (!draft) where._status = { equals: 'published' }
    const found = await payload.find({
      collection: 'pages',
      where,
      locale,
      fallbackLocale: defaultLocale,
      draft,
      // The poster of a film and the picture of a popup are two relations away.
      depth: locale === 'all' ? 0 : 2,
      limit: 1,
      pagination: false,
    })
    return found.docs
  }

  async function readLayout(locale: Locale, draft: boolean) {
    const [header, footer] = await Promise.all([
      payload.findGlobal({ slug: 'header', locale, fallbackLocale: defaultLocale, draft }),
      payload.findGlobal({ slug: 'footer', locale, fallbackLocale: defaultLocale, draft }),
    ])
    return { header: headerFromDocument(header), footer: footerFromDocument(footer) }
  }

  function addressBook(): Promise<AddressBook> {
    return cache.read('addresses', async () => {
      const { docs } = await payload.find({
        collection: 'pages',
        where: { _status: { equals: 'published' } },
        select: { url: true, active: true, pageType: true, updatedAt: true },
        sort: 'url',
        depth: 0,
        pagination: false,
      })
      const book: AddressBook = Object.create(null)
      for (const { url, active, pageType, updatedAt } of docs) {
        book[url] = { active: active ?? true, updatedAt, isTemplate: isTemplateType(pageType) }
      }
      return book
    })
  }
}

/** Read in all locales, a localised field is a record by locale. */
function localesOf(title: unknown): Locale[] {
  const written = Object.entries(title ?? {}).flatMap(([locale, text]) =>
    text && isLocale(locale) ? [locale] : [],
  )
  return locales.filter((locale) => written.includes(locale))
}

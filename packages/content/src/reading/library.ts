import { defaultLocale, type Locale, seoNameOf } from '@wojaz/travel/locale'
import type { Payload } from 'payload'
import type { ComplaintTopic } from '../complaint-category.ts'
import type { ArticleCard, FaqQuestion, OfficeCity } from '../components.ts'
import type { ContentCache } from '../content-cache.ts'
import { richTextHtml } from '../html/rich-text-html.ts'
import type { Office } from '../office.ts'
import type { Faq, Page as PageDocument } from '../payload-types.ts'
import type { Popup } from '../popup.ts'
import type { Redirects } from '../redirects.ts'
import type { SideMenu } from '../values.ts'
import { articleFromDocument } from './article-from-document.ts'
import { complaintTopicFromDocument } from './complaint-topic-from-document.ts'
import { destinationFromDocument } from './destination-from-document.ts'
import { everyDocument } from './every-document.ts'
import type { CriteriaShelf, DestinationEntry } from './find-criteria.ts'
import { officeFromDocument } from './office-from-document.ts'
import { popupFromDocument } from './popup-from-document.ts'
import { redirectsFromDocuments } from './redirects-from-documents.ts'
import { groupsFrom } from './values-from-documents.ts'

/** What components show but do not contain themselves. */
export interface Library {
  faq: FaqQuestion[]
  articles: ArticleCard[]
  cities: OfficeCity[]
}

export type ContentLibrary = ReturnType<typeof contentLibrary>

/** Short lists that many pages share. Each is read completely, once per language, and cached until a change. */
export function contentLibrary(payload: Payload, cache: ContentCache, ownHosts: readonly string[]) {
  const library = {
    faq: (locale: Locale) =>
      cache.read(`faq ${locale}`, async (): Promise<FaqQuestion[]> => {
        const found = await everyDocument(payload, { collection: 'faq', sort: ['position', 'id'], locale })
        return found.flatMap((document) => questionFrom(document, { ownHosts, locale }) ?? [])
      }),

    complaintTopics: (locale: Locale) =>
      cache.read(`complaint topics ${locale}`, async (): Promise<ComplaintTopic[]> => {
        const found = await everyDocument(payload, {
          collection: 'complaint-categories',
          sort: ['position', 'id'],
          locale,
        })
        return found.flatMap((document) => complaintTopicFromDocument(document) ?? [])
      }),

    articles: (locale: Locale) =>
      cache.read(`articles ${locale}`, async (): Promise<ArticleCard[]> => {
        const found = await everyDocument(payload, {
          collection: 'pages',
          where: {
            pageType: { equals: 'article' },
            active: { not_equals: false },
            _status: { equals: 'published' },
          },
          select: { url: true, title: true, article: true, pageType: true, createdAt: true },
          locale,
          depth: 1,
        })
        return (found as PageDocument[])
          .flatMap((document) => articleFromDocument(document) ?? [])
          .sort(
            (one, other) =>
              other.publishedOn.localeCompare(one.publishedOn) || one.url.localeCompare(other.url),
          )
      }),

    offices: (locale: Locale) =>
      cache.read(`offices ${locale}`, async (): Promise<Office[]> => {
        const found = await everyDocument(payload, {
          collection: 'offices',
          where: { active: { not_equals: false } },
          sort: ['city', 'address'],
          locale,
          depth: 1,
        })
        return found
          .flatMap((document) => officeFromDocument(document, { ownHosts, locale }) ?? [])
          .sort(
            (one, other) =>
              one.city.localeCompare(other.city, 'pl') || one.address.localeCompare(other.address, 'pl'),
          )
      }),

    menus: (locale: Locale) =>
      cache.read(`menus ${locale}`, async (): Promise<SideMenu[]> => {
        const found = await everyDocument(payload, { collection: 'menus', sort: ['name', 'id'], locale })
        return found.map(({ id, name, groups }) => ({ id, name, groups: groupsFrom(groups) }))
      }),

    /** Keyed by the id of the film. */
    captions: (locale: Locale) =>
      cache.read(`captions ${locale}`, async (): Promise<ReadonlyMap<string, string>> => {
        const found = await everyDocument(payload, { collection: 'videos', locale })
        return new Map(found.flatMap(({ id, captions }) => (captions ? [[String(id), captions]] : [])))
      }),

    popups: (locale: Locale) =>
      cache.read(`popups ${locale}`, async (): Promise<(Popup & { everywhere: boolean })[]> => {
        const found = await everyDocument(payload, {
          collection: 'popups',
          sort: ['-updatedAt'],
          locale,
          depth: 1,
        })
        return found.map((document) => ({
          ...popupFromDocument(document),
          everywhere: document.everywhere ?? false,
        }))
      }),

    /** Countries, regions and resorts, with the criteria to search there. */
    criteria: (locale: Locale) =>
      cache.read(`criteria ${locale}`, async (): Promise<CriteriaShelf> => {
        const [places, criteria] = await Promise.all([
          everyDocument(payload, { collection: 'destinations', locale, depth: 1 }),
          everyDocument(payload, { collection: 'search-criteria', locale }),
        ])
        const entries = places.flatMap((document): [string, DestinationEntry][] => {
          const destination = destinationFromDocument(document, { ownHosts, locale })
          return destination ? [[destination.path, { destination, active: document.active ?? true }]] : []
        })
        return {
          destinations: new Map(entries),
          criteria: new Map(criteria.map((document) => [`${document.kind} ${document.seoName}`, document])),
        }
      }),

    redirects: () =>
      cache.read('redirects', async (): Promise<Redirects> => {
        const found = await everyDocument(payload, { collection: 'redirects', locale: defaultLocale })
        return redirectsFromDocuments(found)
      }),

    async cities(locale: Locale): Promise<OfficeCity[]> {
      return citiesOf(await library.offices(locale))
    },

    /** Reads only what the components of these pages need. */
    async forPages(documents: PageDocument[], locale: Locale): Promise<Library> {
      const blocks = documents
        .flatMap(({ slots }) => slots ?? [])
        .flatMap(({ components }) => components ?? [])
      const has = (name: string) => blocks.some(({ blockType }) => blockType === name)
      const [faq, articles, cities] = await Promise.all([
        has('faq') ? library.faq(locale) : [],
        has('blogPosts') ? library.articles(locale) : [],
        has('officeSearch') ? library.cities(locale) : [],
      ])
      return { faq, articles, cities }
    },
  }
  return library
}

function questionFrom(
  document: Faq,
  deps: { ownHosts: readonly string[]; locale: Locale },
): FaqQuestion | null {
  const { id, question, topic, active, answer } = document
  if (active === false || !question) return null
  return { id: String(id), question, html: richTextHtml(answer, deps), topic }
}

function citiesOf(offices: Office[]): OfficeCity[] {
  const cities = new Map<string, OfficeCity>()
  for (const { city } of offices) {
    const seoName = seoNameOf(city)
    const known = cities.get(seoName) ?? { name: city, seoName, offices: 0 }
    cities.set(seoName, { ...known, offices: known.offices + 1 })
  }
  return [...cities.values()]
}

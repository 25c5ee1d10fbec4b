import { defaultLocale, locales } from '@wojaz/travel/locale'
import type { GlobalSlug, Payload } from 'payload'
import { type InAllLocales, inLocale } from './localised.ts'
import { withRichText } from './rich-text-from-markdown.ts'
import { withRowIds } from './row-ids.ts'

export type WrittenDocument = Record<string, InAllLocales | undefined>

/** Short documents without drafts that pages use. */
export type LibraryCollection =
  | 'complaint-categories'
  | 'faq'
  | 'menus'
  | 'offices'
  | 'popups'
  | 'redirects'
  | 'search-criteria'

/** Adds prepared content where there is none yet. Content of editors is never changed. */
export interface ContentWriter {
  addPage(page: WrittenDocument & { url: string }): Promise<'added' | 'kept'>
  /** Returns the id of the document with this value in `key`; adds it if there is none. */
  addTo(collection: LibraryCollection, key: string, document: WrittenDocument): Promise<number>
  /** Adds many at once, like destinations. Returns the ids of all documents with a value in `key`, by that value. */
  addAllTo(
    collection: LibraryCollection,
    key: string,
    documents: WrittenDocument[],
  ): Promise<Map<string, number>>
  /** Adds hundreds at once without the validation of the admin, because we prepared them. Returns how many were new. */
  addDestinations(destinations: (WrittenDocument & { path: string })[]): Promise<number>
  fillGlobal(slug: Exclude<GlobalSlug, 'dictionary'>, document: WrittenDocument): Promise<'added' | 'kept'>
}

export function contentWriter(payload: Payload): ContentWriter {
  return {
    async addPage(page) {
      const existing = await payload.count({ collection: 'pages', where: { url: { equals: page.url } } })
      if (existing.totalDocs > 0) return 'kept'
      const pageType = page.url === '/' ? 'homePage' : 'contentPage'
      await write('pages', { active: true, pageType, ...page, _status: 'published' }, page.url)
      return 'added'
    },

    async addTo(collection, key, document) {
      const value = inLocale(document[key], defaultLocale)
      const { docs } = await payload.find({
        collection,
        where: { [key]: { equals: value } },
        depth: 0,
        limit: 1,
      })
      return docs[0]?.id ?? write(collection, document, `${collection} ${value}`)
    },

    async addAllTo(collection, key, documents) {
      const { docs } = await payload.find({
        collection,
        locale: defaultLocale,
        select: { [key]: true },
        depth: 0,
        pagination: false,
      })
      const ids = new Map(docs.map((found) => [String(Object(found)[key]), found.id]))
      for (const document of documents) {
        const value = String(inLocale(document[key], defaultLocale))
        if (ids.has(value)) continue
        const data = withRowIds(withRichText(document), `${collection} ${value}`) as WrittenDocument
        const { id } = await payload.db.create({ collection, data })
        ids.set(value, Number(id))
      }
      return ids
    },

    async addDestinations(destinations) {
      const { docs } = await payload.find({
        collection: 'destinations',
        select: { path: true },
        depth: 0,
        pagination: false,
      })
      const known = new Set(docs.map(({ path }) => path))
      const added = destinations.filter(({ path }) => !known.has(path))
      for (const destination of added) {
        const data = { active: true, ...(withRichText(destination) as WrittenDocument) }
        await payload.db.create({ collection: 'destinations', data })
      }
      return added.length
    },

    async fillGlobal(slug, document) {
      const existing = await payload.findGlobal({ slug })
      if (existing.createdAt) return 'kept'
      const published = slug === 'header' || slug === 'footer' ? { _status: 'published' } : {}
      for (const { locale, data } of versions({ active: true, ...document, ...published }, slug)) {
        await payload.updateGlobal({ slug, locale, fallbackLocale: false, data: data as never })
      }
      return 'added'
    },
  }

  async function write(collection: LibraryCollection | 'pages', document: WrittenDocument, place: string) {
    const [first, ...others] = versions(document, place)
    // The result of a save is not used, so related documents are not loaded.
    const depth = 0
    const { id } = await payload.create({
      collection,
      locale: defaultLocale,
      data: first?.data as never,
      depth,
    })
    for (const { locale, data } of others) {
      await payload.update({ collection, id, locale, fallbackLocale: false, data: data as never, depth })
    }
    return id
  }
}

/** The default language first, because the others fall back to it. */
function versions(document: WrittenDocument, place: string) {
  return locales.map((locale) => ({
    locale,
    data: withRowIds(withRichText(inLocale(document, locale)), place),
  }))
}

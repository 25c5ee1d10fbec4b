import { defaultLocale, locales } from '@wojaz/travel'
import type { GlobalSlug, Payload } from 'payload'
import { type InAllLocales, inLocale } from './localised.ts'
import { withRichText } from './rich-text-from-markdown.ts'
import { withRowIds } from './row-ids.ts'

export type WrittenDocument = Record<string, InAllLocales | undefined>

/** Short documents without drafts that pages are made from. */
export type LibraryCollection = 'faq' | 'menus' | 'offices' | 'popups' | 'redirects' | 'search-criteria'

/** Puts prepared content where there is none yet. What editors have, they keep. */
export interface ContentWriter {
  addPage(page: WrittenDocument & { url: string }): Promise<'added' | 'kept'>
  /** The id of the document that has this value in `key`, added if there was none. */
  addTo(collection: LibraryCollection, key: string, document: WrittenDocument): Promise<number>
  /** Hundreds at once, as they are: prepared by us, so without the questions an editor is asked. How many were new. */
  addDirections(directions: (WrittenDocument & { path: string })[]): Promise<number>
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

    async addDirections(directions) {
      const { docs } = await payload.find({
        collection: 'directions',
        select: { path: true },
        depth: 0,
        pagination: false,
      })
      const known = new Set(docs.map(({ path }) => path))
      const added = directions.filter(({ path }) => !known.has(path))
      for (const direction of added) {
        const data = { active: true, ...(withRichText(direction) as WrittenDocument) }
        await payload.db.create({ collection: 'directions', data })
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
    const { id } = await payload.create({ collection, locale: defaultLocale, data: first?.data as never })
    for (const { locale, data } of others) {
      await payload.update({ collection, id, locale, fallbackLocale: false, data: data as never })
    }
    return id
  }
}

/** The default language first: the others fall back to it. */
function versions(document: WrittenDocument, place: string) {
  return locales.map((locale) => ({
    locale,
    data: withRowIds(withRichText(inLocale(document, locale)), place),
  }))
}

import { defaultLocale, locales } from '@wojaz/travel'
import type { GlobalSlug, Payload } from 'payload'
import { type InAllLocales, inLocale } from './localised.ts'
import { withRichText } from './rich-text-from-markdown.ts'
import { withRowIds } from './row-ids.ts'

export type WrittenDocument = Record<string, InAllLocales | undefined>

/** Puts prepared content where there is none yet. What editors have, they keep. */
export interface ContentWriter {
  addPage(page: WrittenDocument & { url: string }): Promise<'added' | 'kept'>
  fillGlobal(slug: Exclude<GlobalSlug, 'dictionary'>, document: WrittenDocument): Promise<'added' | 'kept'>
}

export function contentWriter(payload: Payload): ContentWriter {
  return {
    async addPage(page) {
      const existing = await payload.count({ collection: 'pages', where: { url: { equals: page.url } } })
      if (existing.totalDocs > 0) return 'kept'
      const inEach = versions({ active: true, ...page, _status: 'published' }, page.url)
      const [first, ...others] = inEach
      const { id } = await payload.create({
        collection: 'pages',
        locale: defaultLocale,
        data: first?.data as never,
      })
      for (const { locale, data } of others) {
        await payload.update({ collection: 'pages', id, locale, fallbackLocale: false, data: data as never })
      }
      return 'added'
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
}

/** The default language first: the others fall back to it. */
function versions(document: WrittenDocument, place: string) {
  return locales.map((locale) => ({
    locale,
    data: withRowIds(withRichText(inLocale(document, locale)), place),
  }))
}

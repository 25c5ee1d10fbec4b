import type { Clock } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { activeDestinations } from '../reading/find-criteria.ts'
import type { ContentLibrary } from '../reading/library.ts'
import { isPopupOpen } from '../visibility.ts'

/** Short lists that guests may read completely: the same values that the shop's pages use. */
export function publicLists(library: ContentLibrary, clock: Clock) {
  const lists: Record<string, (locale: Locale, topic: string | null) => Promise<readonly object[]>> = {
    '/api/offices': library.offices,
    '/api/menus': library.menus,
    '/api/destinations': async (locale) => activeDestinations(await library.criteria(locale), locale),
    '/api/faq': async (locale, topic) =>
      (await library.faq(locale)).filter((question) => topic === null || question.topic === topic),
    '/api/popups': async (locale) =>
      (await library.popups(locale)).filter((popup) => isPopupOpen(popup, clock())),
  }

  return {
    has: (path: string) => Object.hasOwn(lists, path),
    async read(path: string, locale: Locale, topic: string | null) {
      const docs = (await lists[path]?.(locale, topic)) ?? []
      return { docs, totalDocs: docs.length }
    },
  }
}

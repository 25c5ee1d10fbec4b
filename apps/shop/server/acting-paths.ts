import { locales, localisedPath } from '@wojaz/travel'

/** Addresses of pages with actions of their own: what a guest books and pays. Nobody else may see or keep them. */
const places = ['/pz', '/platnosc-negatywna'] as const

/** As routes, in every language. */
export const actingPaths: readonly string[] = locales.flatMap((locale) =>
  places.map((place) => localisedPath(locale, `${place}/*`)),
)

/** Of a path without its language. */
export function isActingPath(path: string): boolean {
  return places.some((place) => path.startsWith(`${place}/`))
}

/** Scripts ask for the data of a page at its address with this ending. */
export function pageOfData(path: string): string {
  return path.replace(/(\/_|_root)?\.data$/, '')
}

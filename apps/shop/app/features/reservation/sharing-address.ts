import { joinPath } from '@wojaz/booking'
import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** The trip as companions see it, without the language prefix. */
export const previewPath = '/mytui/podglad'
export const previewParameter = 'link'

export function previewAddress(locale: Locale, link: string): string {
  return `${localisedPath(locale, previewPath)}?${new URLSearchParams({ [previewParameter]: link })}`
}

export function joinAddress(locale: Locale): string {
  return localisedPath(locale, joinPath)
}

/** Query parameter: a booking was requested, or was added. */
export const joinedParameter = 'dodano'
/** Query parameter of the documents: what was done. */
export const sharedParameter = 'wyslano'

import { joinPath } from '@wojaz/booking'
import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** A trip for companions, without its language. */
export const previewPath = '/mytui/podglad'
export const previewParameter = 'link'

export function previewAddress(locale: Locale, link: string): string {
  return `${localisedPath(locale, previewPath)}?${new URLSearchParams({ [previewParameter]: link })}`
}

export function joinAddress(locale: Locale): string {
  return localisedPath(locale, joinPath)
}

/** On an address: a booking was asked for, or has joined. */
export const joinedParameter = 'dodano'
/** On the address of the documents: what was done. */
export const sharedParameter = 'wyslano'

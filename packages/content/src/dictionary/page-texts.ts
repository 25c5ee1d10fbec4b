import type { I18n } from './create-i18n.ts'

/**
 * First parts of keys that only the pages of one feature use. Their texts are sent with the data of those pages, so that other
 * pages, above all the home page, do not load them.
 */
export const pageFeatures = [
  'account',
  'attractions',
  'bar',
  'chart',
  'charters',
  'checkout',
  'complaints',
  'explore',
  'help',
  'hotelCard',
  'emails',
  'listing',
  'mailbox',
  'map',
  'payment',
  'quiz',
  'reservation',
  'tickets',
  'upsells',
  'wishlistPage',
] as const

export type PageFeature = (typeof pageFeatures)[number]

export function isPageText(key: string): boolean {
  return pageFeatures.some((feature) => key.startsWith(`${feature}.`))
}

/** The texts of some features as JSON, sent with a page's data. */
export type PageTexts = string

/** For a loader: the texts that its page needs in addition to those of every page. */
export function pageTexts({ texts }: Pick<I18n, 'texts'>, ...features: PageFeature[]): PageTexts {
  return textsOf(texts, ...features)
}

type Dictionary = Readonly<Record<string, string>>

const found = new WeakMap<Dictionary, Map<string, PageTexts>>()

/**
 * Returns the texts of features. Cached, because the dictionary has thousands of texts and every page needs some. Serialised once
 * as JSON: as hundreds of pairs they took longer to send and parse than the rest of a page of results.
 */
export function textsOf(dictionary: Dictionary, ...features: PageFeature[]): PageTexts {
  const known = found.get(dictionary) ?? new Map<string, PageTexts>()
  found.set(dictionary, known)
  const name = features.join()
  const isTheirs = ([key]: [string, string]) => features.some((feature) => key.startsWith(`${feature}.`))
  const texts =
    known.get(name) ?? JSON.stringify(Object.fromEntries(Object.entries(dictionary).filter(isTheirs)))
  known.set(name, texts)
  return texts
}

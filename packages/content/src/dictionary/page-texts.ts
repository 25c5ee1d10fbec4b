import type { I18n } from './create-i18n.ts'

/**
 * First words of keys that only the pages of one feature say. Their texts come with the data of those pages: every other page, the
 * home page first, is spared them.
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

/** The texts of some features as JSON, ready to travel with a page's data. */
export type PageTexts = string

/** For a loader: what its page says beyond what every page says. */
export function pageTexts({ texts }: Pick<I18n, 'texts'>, ...features: PageFeature[]): PageTexts {
  return textsOf(texts, ...features)
}

type Dictionary = Readonly<Record<string, string>>

const found = new WeakMap<Dictionary, Map<string, PageTexts>>()

/**
 * The texts of features in a dictionary: looked through once, for it has thousands, and every page asks. Written down once, too: as
 * hundreds of pairs they took longer to be sent and to be read than all else a page of results is made of.
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

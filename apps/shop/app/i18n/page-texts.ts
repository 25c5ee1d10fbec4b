import type { i18n } from 'i18next'
import { useTranslation } from './use-translation.ts'

/**
 * First words of keys that only the pages of one feature say. Their texts come with the data of those pages: every other page, the
 * home page first, is spared them.
 */
export const pageFeatures = [
  'account',
  'bar',
  'checkout',
  'explore',
  'hotelCard',
  'letters',
  'listing',
  'map',
  'payment',
  'upsells',
  'wishlistPage',
] as const

export type PageFeature = (typeof pageFeatures)[number]

export function isPageText(key: string): boolean {
  return pageFeatures.some((feature) => key.startsWith(`${feature}.`))
}

/** For a loader: what its page says beyond what every page says. */
export function pageTexts({ language, getResourceBundle }: i18n, feature: PageFeature): FeatureTexts {
  return textsOf(getResourceBundle(language, 'translation'), feature)
}

type FeatureTexts = Readonly<Record<string, string>>

const found = new WeakMap<FeatureTexts, Map<PageFeature, FeatureTexts>>()

/** The texts of one feature in a dictionary. Looked through once: it has thousands, and every page asks. */
export function textsOf(dictionary: FeatureTexts, feature: PageFeature): FeatureTexts {
  const known = found.get(dictionary) ?? new Map<PageFeature, FeatureTexts>()
  found.set(dictionary, known)
  let texts = known.get(feature)
  if (!texts) {
    texts = Object.fromEntries(Object.entries(dictionary).filter(([key]) => key.startsWith(`${feature}.`)))
    known.set(feature, texts)
  }
  return texts
}

/** At the top of a page: while it is drawn, for what stands below needs them at once. The server has them all. */
export function usePageTexts(texts: Record<string, string>) {
  const { i18n } = useTranslation()
  if (!import.meta.env.SSR) i18n.addResources(i18n.language, 'translation', texts)
}

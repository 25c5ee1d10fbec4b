import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'

/**
 * First words of keys that only the pages of one feature say. Their texts come with the data of those pages: every other page, the
 * home page first, is spared them.
 */
export const pageFeatures = [
  'bar',
  'explore',
  'hotelCard',
  'letters',
  'listing',
  'map',
  'wishlistPage',
] as const

export type PageFeature = (typeof pageFeatures)[number]

export function isPageText(key: string): boolean {
  return pageFeatures.some((feature) => key.startsWith(`${feature}.`))
}

/** For a loader: what its page says beyond what every page says. */
export function pageTexts(
  { language, getResourceBundle }: i18n,
  feature: PageFeature,
): Record<string, string> {
  const texts: Record<string, string> = getResourceBundle(language, 'translation')
  return Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith(`${feature}.`)))
}

/** At the top of a page: while it is drawn, for what stands below needs them at once. The server has them all. */
export function usePageTexts(texts: Record<string, string>) {
  const { i18n } = useTranslation()
  if (!import.meta.env.SSR) i18n.addResources(i18n.language, 'translation', texts)
}

import type { I18n, PageTexts } from '@wojaz/content'
import { useTranslation } from './use-translation.ts'

const added = new WeakMap<I18n, Set<PageTexts>>()

/** Adds the texts of a page while it renders, because the components below need them at once. The server has all texts. */
export function usePageTexts(texts: PageTexts) {
  const { i18n } = useTranslation()
  if (import.meta.env.SSR) return
  const known = added.get(i18n) ?? new Set<PageTexts>()
  if (!known.has(texts)) i18n.add(JSON.parse(texts))
  added.set(i18n, known.add(texts))
}

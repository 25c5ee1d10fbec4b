import type { TFunction } from 'i18next'
import { useContext } from 'react'
import { I18nContext, type PageI18n } from './i18n-context.ts'
import { plainTexts } from './plain-texts.ts'

interface Translation {
  readonly t: TFunction
  readonly i18n: PageI18n
}

const translations = new WeakMap<PageI18n, Translation>()

/** The texts of the page's language, made once for all who ask. */
export function useTranslation(): Translation {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('No texts around this component: it needs an I18nContext.')
  const known = translations.get(i18n) ?? { t: plainTexts(i18n), i18n }
  translations.set(i18n, known)
  return known
}

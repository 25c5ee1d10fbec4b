import type { i18n, TFunction } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { plainTexts } from './plain-texts.ts'

interface Translation {
  readonly t: TFunction
  readonly i18n: i18n
}

const translations = new WeakMap<i18n, Translation>()

/** The texts of the page's language, made once for all who ask. */
export function useTranslation(): Translation {
  const { i18n } = useContext(I18nContext)
  const known = translations.get(i18n) ?? { t: plainTexts(i18n), i18n }
  translations.set(i18n, known)
  return known
}

import type { I18n, Translate } from '@wojaz/content'
import { useContext } from 'react'
import { I18nContext } from './i18n-context.ts'

interface Translation {
  readonly t: Translate
  readonly i18n: I18n
}

/** The texts of the page's language. */
export function useTranslation(): Translation {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('No texts around this component: it needs an I18nContext.')
  return { t: i18n.t, i18n }
}

import { useEffect } from 'react'
import { useTranslation } from './use-translation.ts'

/** Texts come with the document. A page reached without loading one, in another language, is loaded properly. */
export function useLanguageGuard(locale: string) {
  const { i18n } = useTranslation()
  useEffect(() => {
    if (i18n.language !== locale) window.location.reload()
  }, [i18n, locale])
}

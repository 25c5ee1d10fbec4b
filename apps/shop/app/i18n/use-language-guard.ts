import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Texts come with the document. A page reached without loading one, in another language, is loaded properly. */
export function useLanguageGuard(locale: string) {
  const { i18n } = useTranslation()
  useEffect(() => {
    if (i18n.language !== locale) window.location.reload()
  }, [i18n, locale])
}

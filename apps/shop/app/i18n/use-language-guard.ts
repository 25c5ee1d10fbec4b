import { useEffect } from 'react'
import { useTranslation } from './use-translation.ts'

/** The dictionary comes with the document. A client-side navigation to another language reloads the page. */
export function useLanguageGuard(locale: string) {
  const { i18n } = useTranslation()
  useEffect(() => {
    if (i18n.language !== locale) window.location.reload()
  }, [i18n, locale])
}

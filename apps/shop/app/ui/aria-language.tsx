import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { languageTags } from '../i18n/language-tags.ts'
import { useLocale } from '../i18n/use-locale.ts'

/** Sets React Aria to the language of the page instead of the browser's. For the few components that use it. */
export function AriaLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={languageTags[useLocale()]}>{children}</I18nProvider>
}

import type { i18n } from 'i18next'
import { createContext } from 'react'

/** What a page needs of i18next: the server gives all of it, the browser just this. */
export type PageI18n = Pick<i18n, 'language' | 'getResourceBundle' | 'addResources'> & {
  exists(key: string): boolean
  t(key: string, options?: Record<string, unknown>): string
}

/** The texts of the page's language, around everything that says something. */
export const I18nContext = createContext<PageI18n | null>(null)

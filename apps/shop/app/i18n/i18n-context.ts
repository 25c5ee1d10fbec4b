import type { I18n } from '@wojaz/content'
import { createContext } from 'react'

/** The texts of the page's language, for all components. */
export const I18nContext = createContext<I18n | null>(null)

import type { I18n } from '@wojaz/content'
import { createContext } from 'react'

/** The texts of the page's language, around everything that says something. */
export const I18nContext = createContext<I18n | null>(null)

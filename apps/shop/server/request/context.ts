import type { I18n, Visitor } from '@wojaz/content'
import type { Typed } from '@wojaz/mail'
import type { Consent } from '@wojaz/travel/guest'
import type { Locale } from '@wojaz/travel/locale'
import { createContext } from 'react-router'
import type { Services } from './services.ts'
import type { Customer } from './visitor.ts'

/** How this response is delivered. */
export interface Delivery {
  /** The nonce of the document's scripts and styles while it renders (`server/pages/inline-sources.ts`). */
  mark: string
  requestId: string
  i18n: I18n
  dictionaryUrl: string
  /** Data that the document has beside React Router's (`app/browser/one-text.ts`), by number; null: not a document. */
  dataBeside: string[] | null
  /** The rendered document. Reading it from the response would encode and decode it once more. */
  html: string | null
  /** Set by a route whose page is the same for every anonymous guest; null: private. */
  keepUntil: number | null
}

/** The visitor, the page and the language. */
export interface Visit {
  locale: Locale
  /** The path without its language prefix. */
  path: string
  visitor: Visitor
  /** Null: not decided yet, so the page shows the banner. */
  consent: Consent | null
  /** An editor's preview of unpublished content. */
  drafts: boolean
}

/** A refused plain form. The page shows it again with its faults. */
export interface ReturnedForm {
  form: string
  typed: Typed
  /** Sentences by field. */
  fields: Record<string, string>
}

export const servicesContext = createContext<Services>()
export const deliveryContext = createContext<Delivery>()
/** The IP address of the guest's browser, for the bank. */
export const customerIpContext = createContext<string>('127.0.0.1')
/** The logged-in customer; null: nobody. */
export const customerContext = createContext<Customer | null>(null)
/** There is a session cookie, but the database is unavailable. Public pages treat the visitor as a stranger. */
export const isCustomerUnknownContext = createContext(false)
export const visitContext = createContext<Visit>()
export const returnedFormContext = createContext<ReturnedForm | null>(null)

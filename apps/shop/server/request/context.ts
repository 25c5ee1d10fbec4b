import type { I18n, Visitor } from '@wojaz/content'
import type { Typed } from '@wojaz/mail'
import type { Consent } from '@wojaz/travel/guest'
import type { Locale } from '@wojaz/travel/locale'
import { createContext } from 'react-router'
import type { Services } from './services.ts'
import type { Customer } from './visitor.ts'

/** How this one answer reaches the guest. */
export interface Delivery {
  /** Stands on the scripts and styles of the document while it is drawn (`server/pages/inline-sources.ts`). */
  mark: string
  requestId: string
  i18n: I18n
  dictionaryUrl: string
  /** The document, once it is drawn: reading it from the answer would encode and decode it once more. */
  html: string | null
  /** Set by a route whose page is the same for every anonymous guest; null: nobody else may get it. */
  keepUntil: number | null
}

/** Who asks, for what, in which language. */
export interface Visit {
  locale: Locale
  /** Path without the language prefix. */
  path: string
  visitor: Visitor
  /** Null: not decided yet, so the page asks. */
  consent: Consent | null
  /** An editor's preview of what is not published yet. */
  drafts: boolean
}

/** A plain form that could not be taken as it was: the page shows it again with what is to be mended. */
export interface ReturnedForm {
  form: string
  typed: Typed
  /** Sentences by field. */
  fields: Record<string, string>
}

export const servicesContext = createContext<Services>()
export const deliveryContext = createContext<Delivery>()
/** Where the guest's browser is, for the bank. */
export const customerIpContext = createContext<string>('127.0.0.1')
/** Who is logged in; null: nobody. */
export const customerContext = createContext<Customer | null>(null)
/** Somebody seems to be logged in, but the database that knows whom is away. Pages for everybody take them for a stranger. */
export const isCustomerUnknownContext = createContext(false)
export const visitContext = createContext<Visit>()
export const returnedFormContext = createContext<ReturnedForm | null>(null)

import type { Order } from '../order.ts'
import type { Correction, DocumentOptions } from './document-facts.ts'
import type { SentName } from './draw-documents.ts'
import type { EmailPlan } from './email-plan.ts'

/** What is stored with an email in order to make its attachments when it is sent. */
export interface EnclosedFacts {
  readonly plan: EmailPlan
  readonly order: Order | null
  readonly names: DocumentOptions['names']
  readonly documents: readonly SentName[]
  readonly hasCalendar: boolean
  readonly correction?: Correction
}

/** Names of upsells that are no longer in the order, and the invoice correction. */
export type MoreFacts = Partial<Pick<EnclosedFacts, 'names' | 'correction'>>

/** An email that somebody requested. */
export interface AskedContents {
  readonly kind: string
  readonly plan: EmailPlan
  /** The order whose documents are attached. */
  readonly order?: Order
  readonly documents?: readonly SentName[]
}

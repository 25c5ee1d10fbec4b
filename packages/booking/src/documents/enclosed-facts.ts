import type { Order } from '../order.ts'
import type { Correction, DocumentOptions } from './document-facts.ts'
import type { SentName } from './draw-documents.ts'
import type { EmailPlan } from './email-plan.ts'

/** What an email is made of when it leaves. */
export interface EnclosedFacts {
  readonly plan: EmailPlan
  readonly order: Order | null
  readonly names: DocumentOptions['names']
  readonly documents: readonly SentName[]
  readonly hasCalendar: boolean
  readonly correction?: Correction
}

/** Names of what is no longer in the order, and what an invoice puts right. */
export type MoreFacts = Partial<Pick<EnclosedFacts, 'names' | 'correction'>>

/** An email that somebody asked for. */
export interface AskedContents {
  readonly kind: string
  readonly plan: EmailPlan
  /** Whose documents it brings. */
  readonly order?: Order
  readonly documents?: readonly SentName[]
}

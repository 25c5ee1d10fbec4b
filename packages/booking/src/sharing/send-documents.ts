import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type SentName, sentDocuments } from '../documents/draw-documents.ts'
import type { Order } from '../order.ts'
import type { Store } from '../store.ts'
import type { SharingOptions } from './open-sharing.ts'
import { documentsPlan } from './sharing-emails.ts'

export interface DocumentsWish {
  readonly to: string
  /** Empty: all documents. */
  readonly documents: readonly SentName[]
  /** The name of the sender, as text. */
  readonly sender: string
  /** The household that asks. */
  readonly place: string
}

export type DocumentsRefusal = { readonly code: 'not-confirmed' | 'document-unknown' | 'too-many-emails' }

/** Emails documents of a trip to a recipient its owner names. */
export function sendingDocuments(
  { clock, siteUrl, documents: drawn, onEmails }: SharingOptions,
  store: Store,
) {
  return async function sendDocuments(
    order: Order,
    { to, documents, sender, place }: DocumentsWish,
  ): Promise<Outcome<null, DocumentsRefusal>> {
    const known = sentDocuments(order)
    if (known.length === 0) return refused({ code: 'not-confirmed' })
    if (documents.some((name) => !known.includes(name))) return refused({ code: 'document-unknown' })
    const outcome = await store.decide((client) =>
      drawn.queueAsked(
        client,
        { topic: 'documents', to, subject: order.number, place },
        {
          kind: 'order-documents',
          plan: documentsPlan(order, sender, siteUrl),
          order,
          documents: documents.length > 0 ? documents : known,
        },
        clock(),
      ),
    )
    if (!outcome.ok) return refused({ code: 'too-many-emails' })
    onEmails?.()
    return accepted(null)
  }
}

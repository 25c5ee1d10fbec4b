import type { Pool } from 'pg'
import type { Documents } from '../documents/open-documents.ts'
import { openStore } from '../store.ts'
import { joiningOrders } from './join-orders.ts'
import { previewing } from './previews.ts'
import { sendingDocuments } from './send-documents.ts'

export interface SharingOptions {
  readonly pool: Pool
  readonly clock: () => Date
  /** Signs links. */
  readonly secret: string
  /** Public URL of the shop, without a slash at the end. */
  readonly siteUrl: string
  readonly documents: Pick<Documents, 'queueAsked'>
  /** Called after a commit that queued emails. */
  readonly onEmails?: () => void
}

export type Sharing = ReturnType<typeof openSharing>

/** Who else sees a trip: accounts that joined it, companions with a link, recipients of its documents. */
export function openSharing(options: SharingOptions) {
  const store = openStore(options.pool)
  return {
    ...joiningOrders(options, store),
    ...previewing(options, store),
    sendDocuments: sendingDocuments(options, store),
  }
}

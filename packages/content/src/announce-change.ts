import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'

/** Every node listens here and drops what it remembers. */
export const contentChannel = 'content_changed'

const afterChange: CollectionAfterChangeHook = async ({ collection, req }) => announce(collection.slug, req)
const afterDelete: CollectionAfterDeleteHook = async ({ collection, req }) => announce(collection.slug, req)
const afterGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => announce(global.slug, req)

export const contentChanged = { afterChange, afterDelete, afterGlobalChange }

/** Inside the editor's transaction: Postgres sends the message when it commits, never before and never in vain. */
async function announce(what: CollectionSlug | GlobalSlug, req: PayloadRequest): Promise<void> {
  const { db } = req.payload
  const session = req.transactionID ? db.sessions?.[await req.transactionID]?.db : undefined
  const connection = (session ?? db.drizzle) as typeof db.drizzle
  await connection.execute(`select pg_notify('${contentChannel}', '${what}')`)
}

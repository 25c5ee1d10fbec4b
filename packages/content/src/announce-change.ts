import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalSlug,
  Payload,
  PayloadRequest,
} from 'payload'

type Connection = Payload['db']['drizzle']

/** Every node listens on this channel and drops its cache. */
export const contentChannel = 'content_changed'

const afterChange: CollectionAfterChangeHook = async ({ collection, req }) => announce(collection.slug, req)
const afterDelete: CollectionAfterDeleteHook = async ({ collection, req }) => announce(collection.slug, req)
const afterGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => announce(global.slug, req)

export const contentChanged = { afterChange, afterDelete, afterGlobalChange }

/** Runs in the editor's transaction: Postgres sends the notification at commit, and not after a rollback. */
async function announce(what: CollectionSlug | GlobalSlug, req: PayloadRequest): Promise<void> {
  const { db } = req.payload
  const session = req.transactionID ? db.sessions?.[await req.transactionID]?.db : undefined
  await tell((session ?? db.drizzle) as Connection, what)
}

/** For writes that bypass Payload's hooks. */
export async function announceChange({ db }: Payload, what: CollectionSlug | GlobalSlug): Promise<void> {
  await tell(db.drizzle, what)
}

async function tell(connection: Connection, what: CollectionSlug | GlobalSlug): Promise<void> {
  await connection.execute(`select pg_notify('${contentChannel}', '${what}')`)
}

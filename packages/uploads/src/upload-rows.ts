import type { ClientBase } from 'pg'
import type { OwnerKind, Upload, UploadOwner } from './upload.ts'
import type { KeptFile } from './upload-files.ts'
import { bytesBesideFile } from './upload-limits.ts'
import type { SentSoFar } from './upload-quota.ts'

export type Asking = Pick<ClientBase, 'query'>

export interface UploadRow extends Upload {
  readonly ownerKind: OwnerKind
  /** Null: not attached yet. */
  readonly ownerId: string | null
  readonly sentBy: string
}

const columns = `id, kind, name, bytes, encode(sha256, 'hex') as sha256, width, height, created_at as "createdAt",
  owner_kind as "ownerKind", owner_id as "ownerId", sent_by as "sentBy"`

export async function findUpload(client: Asking, id: string): Promise<UploadRow | null> {
  const { rows } = await client.query<UploadRow>(`select ${columns} from uploads.upload where id = $1`, [id])
  return rows[0] ?? null
}

/** The uploads of several owners, by owner id, each in the order of sending. */
export async function uploadsOf(
  client: Asking,
  kind: OwnerKind,
  owners: readonly string[],
): Promise<ReadonlyMap<string, readonly Upload[]>> {
  if (owners.length === 0) return new Map()
  const { rows } = await client.query<UploadRow>(
    `select ${columns} from uploads.upload where owner_kind = $1 and owner_id = any($2) order by nth`,
    [kind, owners],
  )
  const found = new Map<string, Upload[]>()
  for (const row of rows) found.set(row.ownerId ?? '', [...(found.get(row.ownerId ?? '') ?? []), row])
  return found
}

/** Records a file before it is written, so that it is found again if the process dies. */
export async function announceFile(client: Asking, id: string, now: Date): Promise<void> {
  await client.query('insert into uploads.stray_file (id, since) values ($1, $2)', [id, now])
}

/** The file was refused and deleted. */
export async function forgetFile(client: Asking, id: string): Promise<void> {
  await client.query('delete from uploads.stray_file where id = $1', [id])
}

export interface NewUpload {
  readonly id: string
  readonly ownerKind: OwnerKind
  readonly sentBy: string
  readonly name: string
  readonly file: KeptFile
  readonly now: Date
}

export async function insertUpload(client: Asking, upload: NewUpload): Promise<UploadRow | null> {
  const { id, ownerKind, sentBy, name, file, now } = upload
  const { rows } = await client.query<UploadRow>(
    `with written as (delete from uploads.stray_file where id = $1 returning id)
     insert into uploads.upload (id, owner_kind, sent_by, kind, name, bytes, sha256, width, height, created_at)
     select id, $2, $3, $4, $5, $6, $7, $8, $9, $10 from written returning ${columns}`,
    [...[id, ownerKind, sentBy, file.kind, name], ...[file.bytes, file.sha256, file.width, file.height, now]],
  )
  return rows[0] ?? null
}

/** Concurrent forms of one sender are counted one after another, until the transaction ends. */
export async function lockSender(client: Asking, sentBy: string): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtextextended('uploads by ' || $1, 0))", [sentBy])
}

export async function sentSoFar(client: Asking, sentBy: string, dayBefore: Date): Promise<SentSoFar> {
  const { rows } = await client.query<SentSoFar>(
    `select coalesce(sum(bytes + $3::int), 0)::float8 as "keptBytes",
       coalesce(sum(bytes + $3::int) filter (where created_at > $2), 0)::float8 as "dayBytes",
       (count(*) filter (where owner_id is null))::int as unclaimed
     from uploads.upload where sent_by = $1`,
    [sentBy, dayBefore, bytesBesideFile],
  )
  return rows[0] ?? { keptBytes: 0, dayBytes: 0, unclaimed: 0 }
}

/** All files about an order. Concurrent claims about it are counted one after another. */
export async function bytesAbout(client: Asking, about: string): Promise<number> {
  await client.query("select pg_advisory_xact_lock(hashtextextended('uploads about ' || $1, 0))", [about])
  const { rows } = await client.query<{ bytes: number }>(
    'select coalesce(sum(bytes + $2::int), 0)::float8 as bytes from uploads.upload where about = $1',
    [about, bytesBesideFile],
  )
  return rows[0]?.bytes ?? 0
}

/** Removes an owner's files, or those that are not in the list to stay; the sweep deletes the files on disk. */
export async function removeUploads(
  client: Asking,
  { kind, id }: UploadOwner,
  stay: readonly string[] = [],
): Promise<void> {
  await client.query(
    'delete from uploads.upload where owner_kind = $1 and owner_id = $2 and not id::text = any($3)',
    [kind, id, stay],
  )
}

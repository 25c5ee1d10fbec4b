import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Upload, UploadOwner } from './upload.ts'
import { uploadRules } from './upload-limits.ts'
import { isOrderFull } from './upload-quota.ts'
import { type Asking, bytesAbout, uploadsOf } from './upload-rows.ts'

export type ClaimRefusal = { readonly code: 'upload-unknown' | 'too-many-files' | 'kept-full' }

/**
 * Attaches files to their owner, in the transaction that writes the owner. Idempotent. Only the sender of a file can do it. The
 * caller holds the owner's lock, so that two concurrent forms cannot exceed the limit. `about` is the number of the order, or the
 * id of the question: its files have a limit together. If it is refused, the caller must roll back.
 */
export async function claimUploads(
  client: Asking,
  ids: readonly string[],
  owner: UploadOwner,
  { sentBy, about }: { readonly sentBy: string; readonly about: string },
): Promise<Outcome<readonly Upload[], ClaimRefusal>> {
  const wanted = [...new Set(ids)]
  if (!wanted.every(isUploadId)) return refused({ code: 'upload-unknown' })
  const before = wanted.length > 0 ? await bytesAbout(client, about) : 0
  const { rowCount } = await client.query(
    `update uploads.upload set owner_id = $3, about = $5
     where id = any($1::uuid[]) and owner_kind = $2 and sent_by = $4 and coalesce(owner_id, $3) = $3`,
    [wanted, owner.kind, owner.id, sentBy, about],
  )
  if (rowCount !== wanted.length) return refused({ code: 'upload-unknown' })
  const all = (await uploadsOf(client, owner.kind, [owner.id])).get(owner.id) ?? []
  if (all.length > uploadRules[owner.kind].files) return refused({ code: 'too-many-files' })
  const after = wanted.length > 0 ? await bytesAbout(client, about) : 0
  return after > before && isOrderFull(after, sentBy) ? refused({ code: 'kept-full' }) : accepted(all)
}

export function isUploadId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}

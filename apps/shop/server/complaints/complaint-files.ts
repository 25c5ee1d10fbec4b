import { fileSender } from '@wojaz/complaints/server'
import type { Uploads } from '@wojaz/uploads/server'
import type { FileView } from '../../app/features/complaints/complaint-view.ts'

/** The uploaded files that the guest left ticked, if they are theirs and not used yet. */
export async function stayingFiles(
  uploads: Pick<Uploads, 'find'>,
  ids: readonly string[],
  customerId: string,
): Promise<FileView[]> {
  const found = await Promise.all([...new Set(ids)].slice(0, 20).map((id) => uploads.find(id)))
  return found.flatMap((one) =>
    one?.ownerKind === 'complaint' && one.ownerId === null && one.sentBy === fileSender(customerId)
      ? fileView(one)
      : [],
  )
}

export function fileView({ id, name }: FileView): FileView {
  return { id, name }
}

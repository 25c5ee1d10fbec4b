import { type Database, inTransaction } from '@wojaz/database'
import type { openUploadFiles } from './upload-files.ts'
import { unclaimedHours } from './upload-limits.ts'

const armful = 100

/** Deletes uploads that were not attached within a day, and every file without a row; returns how many files were deleted. */
export async function sweepUploads(
  pool: Database['pool'],
  files: Pick<ReturnType<typeof openUploadFiles>, 'remove'>,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - unclaimedHours * 3_600_000)
  await pool.query('delete from uploads.upload where owner_id is null and created_at < $1', [before])
  let removed = 0
  for (;;) {
    const found = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        'select id from uploads.stray_file where since < $1 order by since limit $2 for update skip locked',
        [before, armful],
      )
      for (const { id } of rows) await files.remove(id)
      await client.query('delete from uploads.stray_file where id = any($1)', [rows.map(({ id }) => id)])
      return rows.length
    })
    removed += found
    if (found < armful) return removed
  }
}

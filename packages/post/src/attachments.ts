import type { Pool } from 'pg'
import type { Attachment, Drawers, QueuedLetter } from './letter.ts'

/** In bytes, all files of a letter together. */
const mostAttached = 12 * 1024 ** 2

/** Names, types and bytes side by side, as a statement takes them. */
export function columnsOf(attachments: readonly Attachment[]): [string[], string[], Buffer[]] {
  const total = attachments.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  if (total > mostAttached) throw new RangeError(`${total} bytes are too many to attach to a letter`)
  return [
    attachments.map(({ name }) => name),
    attachments.map(({ type }) => type),
    attachments.map(({ bytes }) => Buffer.from(bytes)),
  ]
}

/**
 * The files of a letter. What was enclosed is drawn at the first attempt and kept beside the letter: a mail server that is away for a day
 * costs one drawing, and every attempt carries the same bytes.
 */
export async function filesOf(pool: Pool, letter: QueuedLetter, drawers: Drawers): Promise<Attachment[]> {
  const kept = await keptFiles(pool, letter.id)
  if (kept.length > 0 || !letter.enclosed) return kept
  const { drawer, facts } = letter.enclosed
  const draw = drawers[drawer]
  if (!draw) throw Object.assign(new Error(`Nobody draws ${drawer}.`), { code: 'EDRAW' })
  const drawn = await draw(facts as never).catch((cause: unknown) => {
    throw Object.assign(new Error(`${drawer} could not be drawn.`, { cause }), { code: 'EDRAW' })
  })
  // Another node whose lease had ended may have been faster: the first drawing counts.
  await pool.query(
    `insert into post.attachments (letter_id, position, name, type, bytes)
     select id, position, name, type, bytes
     from post.letters, unnest($2::text[], $3::text[], $4::bytea[]) with ordinality as file (name, type, bytes, position)
     where id = $1 and state = 'waiting' on conflict do nothing`,
    [letter.id, ...columnsOf(drawn)],
  )
  return [...drawn]
}

async function keptFiles(pool: Pool, letterId: string): Promise<Attachment[]> {
  const { rows } = await pool.query<Attachment>(
    'select name, type, bytes from post.attachments where letter_id = $1 order by position',
    [letterId],
  )
  return rows
}

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

export interface WholeLetter {
  letter: QueuedLetter
  files: readonly Attachment[]
}

/**
 * The letter with its files. What was enclosed is drawn at the first attempt and kept beside the letter: a mail server that is away for
 * a day costs one drawing, and every attempt carries the same bytes.
 */
export async function completed(pool: Pool, letter: QueuedLetter, drawers: Drawers): Promise<WholeLetter> {
  if (!letter.enclosed) return { letter, files: await keptFiles(pool, letter.id) }
  const { drawer, facts } = letter.enclosed
  const draw = drawers[drawer]
  if (!draw) throw Object.assign(new Error(`Nobody draws ${drawer}.`), { code: 'EDRAW' })
  const { html = letter.html, attachments } = await draw(facts as never).catch((cause: unknown) => {
    throw Object.assign(new Error(`${drawer} could not be drawn.`, { cause }), { code: 'EDRAW' })
  })
  await pool.query(
    `with letter as (
       update post.letters set contents = (contents - 'enclosed') || jsonb_build_object('html', $5::text)
       where id = $1 and state = 'waiting' and contents ? 'enclosed' returning id
     )
     insert into post.attachments (letter_id, position, name, type, bytes)
     select letter.id, position, name, type, bytes
     from letter, unnest($2::text[], $3::text[], $4::bytea[]) with ordinality as file (name, type, bytes, position)`,
    [letter.id, ...columnsOf(attachments), html],
  )
  return { letter: { ...letter, html }, files: attachments }
}

async function keptFiles(pool: Pool, letterId: string): Promise<Attachment[]> {
  const { rows } = await pool.query<Attachment>(
    'select name, type, bytes from post.attachments where letter_id = $1 order by position',
    [letterId],
  )
  return rows
}

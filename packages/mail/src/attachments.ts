import type { Pool } from 'pg'
import type { Attachment, Drawers, QueuedEmail } from './email.ts'

/** In bytes, for all files of an email together. */
const mostAttached = 12 * 1024 ** 2

/** Names, types and bytes as three arrays for one statement. */
export function columnsOf(attachments: readonly Attachment[]): [string[], string[], Buffer[]] {
  const total = attachments.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  if (total > mostAttached) throw new RangeError(`${total} bytes are too many to attach to an email`)
  return [
    attachments.map(({ name }) => name),
    attachments.map(({ type }) => type),
    attachments.map(({ bytes }) => Buffer.from(bytes)),
  ]
}

export interface WholeEmail {
  email: QueuedEmail
  files: readonly Attachment[]
}

/**
 * The email with its files. Enclosed files are rendered at the first attempt and stored beside the email: they are rendered once,
 * and every attempt sends the same bytes.
 */
export async function completed(pool: Pool, email: QueuedEmail, drawers: Drawers): Promise<WholeEmail> {
  if (!email.enclosed) return { email, files: await keptFiles(pool, email.id) }
  const { drawer, facts } = email.enclosed
  const draw = drawers[drawer]
  if (!draw) throw Object.assign(new Error(`Nobody draws ${drawer}.`), { code: 'EDRAW' })
  const { html = email.html, attachments } = await draw(facts as never).catch((cause: unknown) => {
    throw Object.assign(new Error(`${drawer} could not be drawn.`, { cause }), { code: 'EDRAW' })
  })
  await pool.query(
    `with email as (
       update mail.emails set contents = (contents - 'enclosed') || jsonb_build_object('html', $5::text)
       where id = $1 and state = 'waiting' and contents ? 'enclosed' returning id
     )
     insert into mail.attachments (email_id, position, name, type, bytes)
     select email.id, position, name, type, bytes
     from email, unnest($2::text[], $3::text[], $4::bytea[]) with ordinality as file (name, type, bytes, position)`,
    [email.id, ...columnsOf(attachments), html],
  )
  return { email: { ...email, html }, files: attachments }
}

async function keptFiles(pool: Pool, emailId: string): Promise<Attachment[]> {
  const { rows } = await pool.query<Attachment>(
    'select name, type, bytes from mail.attachments where email_id = $1 order by position',
    [emailId],
  )
  return rows
}

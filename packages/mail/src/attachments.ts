import type { Pool } from 'pg'
import type { Attachment, Drawers, QueuedEmail } from './email.ts'

/** In bytes, for all files of an email together. */
const mostAttached = 12 * 1024 ** 2

/** Names, types and bytes as three arrays for one statement. */
export function columnsOf(attachments: readonly Attachment[]): [string[], string[], Buffer[]] {
  refuseTooLarge(attachments)
  return [
    attachments.map(({ name }) => name),
    attachments.map(({ type }) => type),
    attachments.map(({ bytes }) => Buffer.from(bytes)),
  ]
}

function refuseTooLarge(attachments: readonly Attachment[]): void {
  const total = attachments.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  if (total > mostAttached) throw new RangeError(`${total} bytes are too many to attach to an email`)
}

export interface WholeEmail {
  email: QueuedEmail
  files: readonly Attachment[]
  /** Rendered just now. Until `keepDrawn` nothing of it is stored. */
  isDrawn: boolean
}

/** The email with its files. Enclosed files are rendered, unless an earlier attempt has stored them. */
export async function completed(pool: Pool, email: QueuedEmail, drawers: Drawers): Promise<WholeEmail> {
  if (!email.enclosed) return { email, files: await keptFiles(pool, email.id), isDrawn: false }
  const { drawer, facts } = email.enclosed
  const draw = drawers[drawer]
  if (!draw) throw Object.assign(new Error(`Nobody draws ${drawer}.`), { code: 'EDRAW' })
  const { html = email.html, attachments } = await draw(facts as never).catch((cause: unknown) => {
    throw Object.assign(new Error(`${drawer} could not be drawn.`, { cause }), { code: 'EDRAW' })
  })
  refuseTooLarge(attachments)
  return { email: { ...email, html }, files: attachments, isDrawn: true }
}

/**
 * Stores what was rendered beside an email that was not delivered, so that later attempts send the same bytes.
 * Most emails are delivered at once, and their files are never written.
 */
export async function keepDrawn(pool: Pool, { email, files }: WholeEmail): Promise<void> {
  await pool.query(
    `with email as (
       update mail.emails set contents = (contents - 'enclosed') || jsonb_build_object('html', $5::text)
       where id = $1 and state = 'waiting' and contents ? 'enclosed' returning id
     )
     insert into mail.attachments (email_id, position, name, type, bytes)
     select email.id, position, name, type, bytes
     from email, unnest($2::text[], $3::text[], $4::bytea[]) with ordinality as file (name, type, bytes, position)`,
    [email.id, ...columnsOf(files), email.html],
  )
}

async function keptFiles(pool: Pool, emailId: string): Promise<Attachment[]> {
  const { rows } = await pool.query<Attachment>(
    'select name, type, bytes from mail.attachments where email_id = $1 order by position',
    [emailId],
  )
  return rows
}

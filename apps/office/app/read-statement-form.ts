import { statementText } from '@wojaz/booking'

export interface StatementForm {
  readonly text: string
  readonly step: string
  /** Why the form could not be read. */
  readonly fault?: 'too-large' | 'unreadable'
}

const mostBytes = 1024 ** 2
/** The previewed text comes back as UTF-8, where a letter that was one byte in a Windows code page takes two. */
const mostBytesBooked = 2 * mostBytes
/** Control characters, which a user does not type and Postgres may refuse. */
const unseen = /[^\P{Cc}\t\n\r]/gu

/** Reads a statement that was pasted or uploaded; a file has priority. A fault does not lose the pasted text. */
export async function readStatementForm(request: Pick<Request, 'headers' | 'body'>): Promise<StatementForm> {
  const none = { text: '', step: '' }
  const bytes = await bytesOf(request.body)
  if (!bytes) return { ...none, fault: 'too-large' }
  const form = await new Response(bytes, { headers: request.headers }).formData().catch(() => null)
  if (!form) return { ...none, fault: 'unreadable' }
  const file = form.get('files')
  const step = String(form.get('step') ?? '')
  const pasted = String(form.get('text') ?? '').replace(unseen, '')
  if (step !== 'book' && bytes.length > mostBytes) return { text: pasted, step, fault: 'too-large' }
  if (!(file instanceof Blob) || file.size === 0) return { text: pasted, step }
  return { text: statementText(new Uint8Array(await file.arrayBuffer())).replace(unseen, ''), step }
}

/** Null: the body is too large. */
async function bytesOf(body: Request['body']): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.length
    if (size > mostBytesBooked) return null
    pieces.push(piece)
  }
  return Uint8Array.from(Buffer.concat(pieces))
}

import { statementText } from '@wojaz/booking'

export interface StatementForm {
  readonly text: string
  readonly step: string
  /** Why the form could not be read. */
  readonly fault?: 'too-large' | 'unreadable'
}

const mostBytes = 1024 ** 2
/** What was looked at comes back in UTF-8, where a letter of old Windows is two bytes. */
const mostBytesBooked = 2 * mostBytes
/** What nobody types, and no database takes. */
const unseen = /[^\P{Cc}\t\n\r]/gu

/** A statement that was pasted or sent as a file; the file counts where there is one. What was pasted is never lost to a fault. */
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

/** Null: they are too many. */
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

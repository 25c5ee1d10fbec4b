import { once } from 'node:events'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import busboy from 'busboy'
import type { UploadFormRefusal } from './upload.ts'
import { mostFormBytes } from './upload-limits.ts'

export interface IncomingFile {
  /** The form field. */
  readonly field: string
  /** The file name that the browser sent. */
  readonly name: string
  /** It need not be read to its end: the rest is skipped. */
  readonly content: AsyncIterable<Uint8Array>
}

interface ReadForm {
  /** The typed fields; a field that was sent twice is there twice. */
  readonly fields: URLSearchParams
}

const limits = { fields: 200, fieldNameSize: 100, fieldSize: 64 * 1024, parts: 230, headerPairs: 20 }

/** Characters that nobody types and the database refuses. */
const unseen = /[^\P{Cc}\t\n\r]/gu

/**
 * Streams a form with files (`multipart/form-data`) or without, for page actions and API calls: both have the platform's
 * `Request`. Files are handed on one after the other while they arrive.
 */
export async function readUploadForm(
  request: Pick<Request, 'headers' | 'body'>,
  take: (file: IncomingFile) => Promise<void>,
): Promise<Outcome<ReadForm, UploadFormRefusal>> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType) || !request.body)
    return refused({ code: 'form-unreadable', typed: {} })
  const fields = new URLSearchParams()
  const taken: Promise<void>[] = []
  let parser: busboy.Busboy
  try {
    parser = busboy({ headers: { 'content-type': contentType }, limits, defParamCharset: 'utf8' })
  } catch {
    return refused({ code: 'form-unreadable', typed: {} })
  }
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) parser.destroy(new TooLarge())
    else fields.append(name, value.replace(unseen, ''))
  })
  parser.on('file', (field, stream, { filename }) => {
    // The consumer gets the error of a broken form from its chunks; without a listener it would end the process.
    stream.on('error', () => {})
    const content = stream.iterator({ destroyOnReturn: false })
    const done = take({ field: field ?? '', name: filename ?? '', content }).finally(() => stream.resume())
    done.catch(() => {})
    taken.push(done)
  })
  for (const limit of ['partsLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => parser.destroy(new TooLarge()))
  try {
    await write(request.body as unknown as AsyncIterable<Uint8Array>, parser)
  } catch (error) {
    parser.destroy()
    await Promise.allSettled(taken)
    const code = error instanceof TooLarge ? 'form-too-large' : 'form-unreadable'
    return refused({ code, typed: Object.fromEntries(fields) })
  }
  await Promise.all(taken)
  return accepted({ fields })
}

class TooLarge extends Error {}

async function write(body: AsyncIterable<Uint8Array>, parser: busboy.Busboy): Promise<void> {
  let fault: Error | undefined
  parser.on('error', (error) => {
    fault = error as Error
  })
  const failed = new Promise<void>((go) => parser.once('error', () => go()))
  let seen = 0
  for await (const piece of body) {
    const room = mostFormBytes - seen
    seen += piece.length
    if (!parser.write(piece.subarray(0, room)))
      await Promise.race([once(parser, 'drain').catch(() => {}), failed])
    if (fault) throw fault
    if (seen > mostFormBytes) throw new TooLarge()
  }
  parser.end()
  await Promise.race([new Promise((go) => parser.once('finish', go)), failed])
  if (fault) throw fault
}

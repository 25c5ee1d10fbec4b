import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { headLength, kindOfBytes } from './kind-of-bytes.ts'
import type { UploadKind, UploadRefusal } from './upload.ts'
import { mostFileBytes } from './upload-limits.ts'

export interface ReceivedFile {
  readonly kind: UploadKind
  readonly bytes: number
  readonly sha256: Buffer
}

/** The trailer of a PDF is searched in its last bytes. */
const tailLength = 1024

/** Streams the content into a file, and stops as soon as it is too large or of a wrong kind: only one chunk is in memory. */
export async function receiveFile(
  sent: AsyncIterable<Uint8Array>,
  path: string,
  kinds: readonly UploadKind[],
): Promise<Outcome<ReceivedFile, UploadRefusal>> {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  let bytes = 0
  try {
    for await (const piece of sent) {
      if (piece.length === 0) continue
      bytes += piece.length
      if (bytes > mostFileBytes) return refused({ code: 'file-too-large' })
      if (head.length < headLength) {
        head = Buffer.concat([head, piece.subarray(0, headLength - head.length)])
        if (head.length === headLength && !isTaken(head, kinds)) return refused({ code: 'kind-not-taken' })
      }
      tail = Buffer.concat([tail, piece.subarray(-tailLength)]).subarray(-tailLength)
      hash.update(piece)
      await file.write(piece)
    }
  } finally {
    await file.close()
  }
  if (bytes === 0) return refused({ code: 'file-empty' })
  const kind = kindOfBytes(head)
  if (!kind || !isTaken(head, kinds)) return refused({ code: 'kind-not-taken' })
  if (kind === 'pdf' && !tail.includes('%%EOF')) return refused({ code: 'file-unreadable' })
  return accepted({ kind, bytes, sha256: hash.digest() })
}

function isTaken(head: Buffer, kinds: readonly UploadKind[]): boolean {
  const kind = kindOfBytes(head)
  return kind !== null && kinds.includes(kind)
}

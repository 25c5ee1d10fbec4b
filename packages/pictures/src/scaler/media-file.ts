import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'

/** Larger uploads are a mistake: a camera JPEG of 50 megapixels is below 25 MB. */
const maxUploadBytes = 25 * 1024 * 1024

export interface MediaFile {
  /** Changes whenever an editor replaces the file. */
  identity: string
  contentType: string
  read(): Promise<Buffer>
}

export type MediaProblem = 'unknown-picture' | 'unreadable-picture'

/**
 * A picture that an editor uploaded, by its file name. Only a plain file directly in the folder is accepted: no folders, no dot
 * files, no links (`O_NOFOLLOW` also prevents a link created between check and read).
 */
export async function findMediaFile(folder: string, name: string): Promise<MediaFile | MediaProblem> {
  if (!isPlainName(name)) return 'unknown-picture'
  const path = join(folder, name)
  const file = await openPlainFile(path)
  if (!file) return 'unknown-picture'
  try {
    const { size, mtimeMs } = await file.stat()
    if (size > maxUploadBytes) return 'unreadable-picture'
    const head = Buffer.alloc(16)
    await file.read(head, 0, head.length, 0)
    const contentType = recognise(head)
    if (!contentType) return 'unreadable-picture'
    return { identity: `${size}-${mtimeMs}`, contentType, read: () => readPlainFile(path) }
  } finally {
    await file.close()
  }
}

async function readPlainFile(path: string): Promise<Buffer> {
  const file = await openPlainFile(path)
  if (!file) throw new Error('The upload went away while it was being read.')
  try {
    return await file.readFile()
  } finally {
    await file.close()
  }
}

async function openPlainFile(path: string): Promise<FileHandle | undefined> {
  try {
    // NONBLOCK: a named pipe in the folder must not block the request for ever.
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    if ((await file.stat()).isFile()) return file
    await file.close()
    return undefined
  } catch (error) {
    const absent = ['ENOENT', 'ELOOP', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR', 'ENXIO', 'EINVAL']
    if (absent.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL and its kin are exactly what is refused here
  return name.length > 0 && name.length <= 255 && !name.startsWith('.') && !/[/\\\u0000-\u001f]/.test(name)
}

/**
 * Decides by the first bytes, never by the name. Other types are not passed to libvips at all: an uploaded SVG could load files
 * and run for minutes, and served as an original it could run scripts on the shop's own origin.
 */
export function recognise(head: Buffer): string | undefined {
  const ascii = head.toString('latin1')
  if (ascii.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (ascii.startsWith('GIF87a') || ascii.startsWith('GIF89a')) return 'image/gif'
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'image/webp'
  if (ascii.slice(4, 8) === 'ftyp' && /^(avif|avis)/.test(ascii.slice(8, 12))) return 'image/avif'
  return undefined
}

import type { UploadKind } from './upload.ts'

/** The number of first bytes that identify a file's type. */
export const headLength = 12

/**
 * Decides by the first bytes, never by the name or the browser's content type. Other types are refused and never reach a decoder.
 */
export function kindOfBytes(head: Buffer): UploadKind | null {
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'picture'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'picture'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'picture'
  // PDF readers accept this marker within the first kilobyte; bytes before it could be an HTML page, so it must come first.
  if (text.startsWith('%PDF-')) return 'pdf'
  return null
}

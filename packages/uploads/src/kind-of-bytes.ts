import type { UploadKind } from './upload.ts'

/** As many of the first bytes as tell what a file is. */
export const headLength = 12

/** By the first bytes, never by the name or what the browser says. What is not listed is not taken, and never reaches a decoder. */
export function kindOfBytes(head: Buffer): UploadKind | null {
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'picture'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'picture'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'picture'
  // Readers look for this within the first kilobyte; what comes before it could be a page.
  if (text.startsWith('%PDF-')) return 'pdf'
  return null
}

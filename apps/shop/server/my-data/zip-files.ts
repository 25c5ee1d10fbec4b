import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZippedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Makes a ZIP archive. PDF files are compressed already, so they are stored as they are. */
export function zipFiles(files: readonly ZippedFile[], now: Date): Buffer {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const { name, bytes } of files) {
    const entry = name.endsWith('.pdf') ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    entry.mtime = now
    zip.add(entry)
    entry.push(bytes, true)
  }
  zip.end()
  return Buffer.concat(chunks)
}

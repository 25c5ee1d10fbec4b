import { extractText, getDocumentProxy } from 'unpdf'

/** What a reader can copy out of the document, with single spaces. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number; lang: string }> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  const { info } = await document.getMetadata()
  const lang = (info as { Language?: string }).Language ?? ''
  return { text: text.replace(/\s+/g, ' '), pages: totalPages, lang }
}

import { extractText, getDocumentProxy } from 'unpdf'

/** Returns the text that can be copied from the document, with single spaces. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number; lang: string }> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  const { info } = await document.getMetadata()
  const lang = (info as { Language?: string }).Language ?? ''
  return { text: text.replace(/\s+/g, ' '), pages: totalPages, lang }
}

/** Returns every amount in grosze, in the order of the text. */
export const amountsIn = (text: string) =>
  [...text.matchAll(/(–?)((?:\d+ )*\d+),(\d\d) zł/g)].map(
    ([, sign, whole, rest]) => (sign ? -1 : 1) * Number(`${whole?.replaceAll(' ', '')}${rest}`),
  )

import type { Locale } from '@wojaz/travel/locale'
import type { EmbeddedFont } from './embed-font.ts'
import { createPdfFile, type PdfFile, ref, textString } from './pdf-file.ts'
import type { Point } from './shapes.ts'
import { plainNumber, type Typeface } from './typeface.ts'

export type TagKind = 'H1' | 'H2' | 'P' | 'Figure'

export interface About {
  readonly title: string
  readonly author: string
  /** The same moment gives the same bytes. */
  readonly writtenAt: Date
}

export interface DrawnPage {
  readonly operators: string[]
  /** Which tagged parts are on the page, by their number on it. */
  readonly parts: number[]
  readonly links: { readonly url: string; readonly corners: readonly [Point, Point] }[]
}

export interface TaggedPart {
  readonly kind: TagKind
  readonly page: number
  /** Its number on the page. */
  readonly place: number
  readonly aloud: string | undefined
}

interface Written {
  readonly about: About & { readonly locale: Locale }
  readonly page: { readonly width: number; readonly height: number }
  readonly pages: readonly DrawnPage[]
  readonly parts: readonly TaggedPart[]
  readonly fonts: readonly {
    readonly name: string
    readonly face: Typeface
    readonly embedded: EmbeddedFont
  }[]
}

/** A tagged PDF of all pages, with only the used fonts. */
export function writeDocument({ about, page, pages, parts, fonts }: Written): Buffer {
  const file = createPdfFile()
  const root = file.reserve()
  const info = file.reserve()
  const tree = file.reserve()
  const body = file.reserve()
  const structure = file.reserve()
  const resources = file.reserve()
  const pageNumbers = pages.map(file.reserve)
  const partNumbers = parts.map(file.reserve)
  const refs = (numbers: readonly number[]) => `[${numbers.map(ref).join(' ')}]`

  file.write(
    root,
    `<</Type/Catalog/Pages ${ref(tree)}/StructTreeRoot ${ref(structure)}/MarkInfo<</Marked true>>` +
      `/Lang ${textString(about.locale)}/ViewerPreferences<</DisplayDocTitle true>>>>`,
  )
  const moment = textString(pdfDate(about.writtenAt))
  file.write(
    info,
    `<</Title ${textString(about.title)}/Author ${textString(about.author)}/CreationDate ${moment}/ModDate ${moment}>>`,
  )
  file.write(tree, `<</Type/Pages/Kids${refs(pageNumbers)}/Count ${pages.length}>>`)
  const named = fonts.map(({ name, face, embedded }) => `/${name} ${ref(writeFont(file, face, embedded))}`)
  file.write(resources, `<</Font<<${named.join('')}>>>>`)
  for (const [index, { operators, links }] of pages.entries()) {
    const content = file.reserve()
    file.writeStream(content, '', operators.join('\n'))
    file.write(
      pageNumbers[index] as number,
      `<</Type/Page/Parent ${ref(tree)}/MediaBox[0 0 ${page.width} ${page.height}]/Resources ${ref(resources)}` +
        `/Contents ${ref(content)}/StructParents ${index}/Tabs/S/Annots[${links.map(linkNote).join('')}]>>`,
    )
  }

  const partRef = (part: number) => partNumbers[part] as number
  const ofPages = pages.map((one, index) => `${index}${refs(one.parts.map(partRef))}`)
  file.write(
    structure,
    `<</Type/StructTreeRoot/K ${ref(body)}/ParentTree<</Nums[${ofPages.join('')}]>>/ParentTreeNextKey ${pages.length}>>`,
  )
  file.write(body, `<</Type/StructElem/S/Document/P ${ref(structure)}/K${refs(partNumbers)}>>`)
  for (const [index, part] of parts.entries()) {
    const alt = part.aloud ? `/Alt ${textString(part.aloud)}` : ''
    const on = pageNumbers[part.page] as number
    file.write(
      partRef(index),
      `<</Type/StructElem/S/${part.kind}/P ${ref(body)}/Pg ${ref(on)}/K ${part.place}${alt}>>`,
    )
  }
  return file.bytes(root, info)
}

function writeFont(file: PdfFile, { font, scale, ascent, descent }: Typeface, part: EmbeddedFont): number {
  const outer = file.reserve()
  const inner = file.reserve()
  const descriptor = file.reserve()
  const program = file.reserve()
  const numbers = file.reserve()
  const unicode = file.reserve()
  const { minX, minY, maxX, maxY } = font.bbox
  const box = [minX, minY, maxX, maxY].map((unit) => plainNumber(unit * scale)).join(' ')
  file.writeStream(program, '', part.program, true)
  file.writeStream(numbers, '', part.glyphNumbers, true)
  file.writeStream(unicode, '', part.unicode, true)
  file.write(
    descriptor,
    `<</Type/FontDescriptor/FontName/${part.name}/Flags 4/FontBBox[${box}]/ItalicAngle ${font.italicAngle}` +
      `/Ascent ${plainNumber(ascent)}/Descent ${plainNumber(descent)}/CapHeight ${plainNumber(font.capHeight * scale)}` +
      `/XHeight ${plainNumber(font.xHeight * scale)}/StemV 0/FontFile2 ${ref(program)}>>`,
  )
  file.write(
    inner,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${part.name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${ref(descriptor)}/CIDToGIDMap ${ref(numbers)}/W[${part.widths}]>>`,
  )
  file.write(
    outer,
    `<</Type/Font/Subtype/Type0/BaseFont/${part.name}/Encoding/Identity-H/DescendantFonts[${ref(inner)}]/ToUnicode ${ref(unicode)}>>`,
  )
  return outer
}

function linkNote({ url, corners }: DrawnPage['links'][number]): string {
  const box = corners.flat().map(plainNumber).join(' ')
  const address = Buffer.from(asciiOf(url)).toString('hex')
  return `<</Type/Annot/Subtype/Link/Rect[${box}]/Border[0 0 0]/F 4/A<</S/URI/URI<${address}>>>>>`
}

/** Other characters are written as their UTF-8 bytes. */
function asciiOf(url: string): string {
  const bytes = Buffer.from(url).toString('latin1')
  return bytes.replace(/[^!-~]/g, (byte) => `%${Buffer.from(byte, 'latin1').toString('hex').toUpperCase()}`)
}

/** `D:20261003120000Z` */
const pdfDate = (moment: Date) =>
  `D:${moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:T]/g, '')}`

import { createRequire } from 'node:module'
import type { Locale } from '@wojaz/travel/locale'
import { type Font, type GlyphRun, openSync } from 'fontkit'
import PDFDocument from 'pdfkit'

/** A document of the house on A4: its drawing pen, what is known about the page, and the way to take the bytes. */
export interface Sheet {
  readonly pen: PDFKit.PDFDocument
  readonly locale: Locale
  readonly left: number
  readonly width: number
  /** Where the next block begins; blocks move it down. */
  y: number
  /** Begins a new page when a block of this height does not fit. */
  room(height: number): void
  /** What a screen reader is told; everything else on the page is decoration. */
  tag(kind: 'H1' | 'H2' | 'P' | 'Figure', draw: () => void, aloud?: string): void
  finish(): Promise<Buffer>
}

export interface SheetHead {
  readonly locale: Locale
  readonly title: string
  /** Beside the name of the house: what this is and its number. */
  readonly caption: string
  /** On the last line of every page. */
  readonly footer: string
  /** `page 1 of 2` in the language of the sheet. */
  readonly pageOf: (page: number, pages: number) => string
  /** The same moment gives the same bytes. */
  readonly writtenAt: Date
  /** Lies on its side: for tables of many columns. */
  readonly isWide?: boolean
}

// The shop's colours (apps/shop/app/styles/theme.css).
export const colours = {
  ink: '#0f2d40',
  soft: '#4b6270',
  line: '#e4dccd',
  paper: '#fbf8f2',
  accent: '#c2371b',
  sun: '#f6b94b',
  success: '#1d6a49',
} as const

const margin = 48
const upright = { width: 595.28, height: 841.89 }
const wide = { width: upright.height, height: upright.width }
const pageOf = ({ isWide = false }: SheetHead) => (isWide ? wide : upright)
/** Below it stands the footer. */
const footerHeight = 58
// Asked of the package, not of this file: in a bundle this file lies elsewhere.
const require = createRequire(import.meta.url)
const fontFiles = {
  regular: () => require.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
  strong: () => require.resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf'),
  title: () => require.resolve('@expo-google-fonts/onest/800ExtraBold/Onest_800ExtraBold.ttf'),
}

export function openSheet(head: SheetHead): Sheet {
  const page = pageOf(head)
  const pen = new PDFDocument({
    size: 'A4',
    layout: head.isWide ? 'landscape' : 'portrait',
    margins: { top: 0, bottom: 0, left: margin, right: margin },
    bufferPages: true,
    font: '',
    tagged: true,
    displayTitle: true,
    lang: head.locale,
    pdfVersion: '1.7',
    info: { Title: head.title, Author: 'Wojaż', CreationDate: head.writtenAt, ModDate: head.writtenAt },
  })
  // One whole font for all five languages: the subsets made for browsers tear Polish emails apart.
  for (const [name, font] of fonts()) {
    pen.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource).font(name)
    rememberWords(pen, name)
  }
  const root = pen.struct('Document')
  pen.addStructure(root)
  const bytes = collect(pen)
  const sheet: Sheet = {
    pen,
    locale: head.locale,
    left: margin,
    width: page.width - 2 * margin,
    y: 0,
    room(height) {
      if (sheet.y + height <= page.height - footerHeight) return
      pen.addPage()
      sheet.y = margin
    },
    tag(kind, draw, aloud) {
      root.add(pen.struct(kind, aloud ? { alt: aloud } : {}, draw))
    },
    finish() {
      root.end()
      footers(pen, head)
      pen.end()
      return bytes
    },
  }
  brand(sheet, head.caption)
  return sheet
}

/** The mark of the house and, on the right, what this sheet is. */
function brand(sheet: Sheet, caption: string): void {
  const { pen, left, width } = sheet
  decoration(pen, () => {
    pen
      .save()
      .translate(left, 36)
      .scale(32 / 64)
    pen.roundedRect(0, 0, 64, 64, 15).fill(colours.ink)
    pen.path('M12 25 21.5 50 32 29 42.5 50 52 25').lineWidth(6.5).lineCap('round').lineJoin('round')
    pen.stroke('#ffffff').circle(32, 14.5, 6).fill(colours.sun).restore()
    pen
      .font('title')
      .fontSize(18)
      .fillColor(colours.ink)
      .text('Wojaż', left + 42, 41, { lineBreak: false })
    pen.font('regular').fontSize(9).fillColor(colours.soft)
    pen.text(caption, left, 47, { width, align: 'right' })
    pen
      .moveTo(left, 82)
      .lineTo(left + width, 82)
      .lineWidth(0.75)
      .stroke(colours.line)
  })
  sheet.y = 98
}

/** Pages are counted when all are drawn. */
function footers(pen: PDFKit.PDFDocument, head: SheetHead): void {
  const { footer, pageOf: counted } = head
  const page = pageOf(head)
  const { count } = pen.bufferedPageRange()
  const width = page.width - 2 * margin
  for (let number = 0; number < count; number += 1) {
    pen.switchToPage(number)
    decoration(pen, () => {
      const top = page.height - 44
      pen
        .moveTo(margin, top - 8)
        .lineTo(margin + width, top - 8)
        .lineWidth(0.75)
        .stroke(colours.line)
      pen.font('regular').fontSize(7.5).fillColor(colours.soft)
      pen.text(footer, margin, top, { width: width - 90, lineBreak: false })
      pen.text(counted(number + 1, count), margin, top, { width, align: 'right' })
    })
  }
}

/** Seen, not read out. */
export function decoration(pen: PDFKit.PDFDocument, draw: () => void): void {
  pen.markContent('Artifact', { type: 'Layout' })
  draw()
  pen.endMarkedContent()
}

let opened: [string, Font][] | null = null

/** Read once: three quarters of the time of a document would go into reading them again. */
function fonts(): [string, Font][] {
  opened ??= Object.entries(fontFiles).map(([name, file]) => [name, openFont(file())])
  return opened
}

function openFont(file: string): Font {
  const font = openSync(file) as Font
  // Every letter is met by its own name first. Met as a part of another (Z in Ż), it would forget what it stands for, and in the next
  // document nobody could copy or search it.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  return font
}

type Words = Record<string, GlyphRun>

/** So many documents share what they know; then it begins anew, because names of people come and go. */
const mostDocuments = 300
const words = { known: new Map<string, Words>(), documents: 0 }

/** Most words of a document stood in the one before: pdfkit remembers them while it draws one, and here for those that follow. */
function rememberWords(pen: PDFKit.PDFDocument, name: string): void {
  const { _font: font } = pen as unknown as { _font: { layoutCache: Words } }
  if (words.documents++ % (mostDocuments * 3) === 0) words.known.clear()
  const known = words.known.get(name) ?? font.layoutCache
  words.known.set(name, known)
  font.layoutCache = known
}

function collect(pen: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    pen.on('data', (part: Buffer) => parts.push(part))
    pen.on('end', () => resolve(Buffer.concat(parts)))
    pen.on('error', reject)
  })
}

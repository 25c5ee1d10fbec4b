import { createRequire } from 'node:module'
import type { Locale } from '@wojaz/travel/locale'
import { type Font, type GlyphRun, openSync } from 'fontkit'
import PDFDocument from 'pdfkit'

/** An A4 document in the shop's design: the PDFKit document, the facts about the page, and the resulting bytes. */
export interface Sheet {
  readonly pen: PDFKit.PDFDocument
  readonly locale: Locale
  readonly left: number
  readonly width: number
  /** Where the next block begins; blocks move it down. */
  y: number
  /** Begins a new page when a block of this height does not fit. */
  room(height: number): void
  /** Marks what a screen reader reads. Everything else on the page is decoration. */
  tag(kind: 'H1' | 'H2' | 'P' | 'Figure', draw: () => void, aloud?: string): void
  finish(): Promise<Buffer>
}

export interface SheetHead {
  readonly locale: Locale
  readonly title: string
  /** Printed next to the shop's name: the kind of document and its number. */
  readonly caption: string
  /** On the last line of every page. */
  readonly footer: string
  /** `page 1 of 2` in the language of the sheet. */
  readonly pageOf: (page: number, pages: number) => string
  /** The same moment gives the same bytes. */
  readonly writtenAt: Date
  /** Landscape format, for tables with many columns. */
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
/** The footer is printed below this height. */
const footerHeight = 58
// Resolved from the package, because this file has another path in a bundle.
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
  // The full font for all five languages: the subsets made for browsers break Polish letters.
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

/** The shop's logo and, on the right, the caption. */
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

/** Pages are numbered after all of them are drawn. */
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

/** Marks content that is visible but not read aloud. */
export function decoration(pen: PDFKit.PDFDocument, draw: () => void): void {
  pen.markContent('Artifact', { type: 'Layout' })
  draw()
  pen.endMarkedContent()
}

let opened: [string, Font][] | null = null

/** Fonts are read once. Reading them again would take three quarters of the time of a document. */
function fonts(): [string, Font][] {
  opened ??= Object.entries(fontFiles).map(([name, file]) => [name, openFont(file())])
  return opened
}

function openFont(file: string): Font {
  const font = openSync(file) as Font
  // Looks up every character by its own code point first. If a glyph is first used as a part of another one (Z in Ż), fontkit
  // loses its code point, and text of the next document cannot be copied or searched.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  return font
}

type Words = Record<string, GlyphRun>

/** The word cache is cleared after this many documents, because it also collects names of people. */
const mostDocuments = 300
const words = { known: new Map<string, Words>(), documents: 0 }

/** Documents share most words. pdfkit caches their layout for one document; this keeps the cache for the next ones. */
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

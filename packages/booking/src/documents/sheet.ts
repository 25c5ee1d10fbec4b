import type { Locale } from '@wojaz/travel/locale'
import { openPen, type Pen } from './pdf/pen.ts'

/** An A4 document in the shop's design: the pen, the facts about the page, and the resulting bytes. */
export interface Sheet {
  readonly pen: Pen
  readonly left: number
  readonly width: number
  /** Where the next block begins; blocks move it down. */
  y: number
  /** The height of a page between its margin and its footer. */
  readonly tallest: number
  /** Begins a new page when a block of this height does not fit. */
  room(height: number): void
  finish(): Buffer
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

export function openSheet(head: SheetHead): Sheet {
  const page = pageOf(head)
  const pen = openPen(page, head.locale)
  const sheet: Sheet = {
    pen,
    left: margin,
    width: page.width - 2 * margin,
    y: 0,
    tallest: page.height - footerHeight - margin,
    room(height) {
      if (sheet.y + height <= page.height - footerHeight) return
      pen.addPage()
      sheet.y = margin
    },
    finish() {
      footers(sheet, head)
      return pen.finish({ title: head.title, author: 'Wojaż', writtenAt: head.writtenAt })
    },
  }
  brand(sheet, head.caption)
  return sheet
}

/** The shop's logo and, on the right, the caption. */
function brand(sheet: Sheet, caption: string): void {
  const { pen, left, width } = sheet
  /** Half of the size of the drawing. */
  const at = (x: number, y: number) => [left + x / 2, 36 + y / 2] as const
  pen.decoration(() => {
    pen.rectangle(left, 36, 32, 32, colours.ink, 7.5)
    pen.line([at(12, 25), at(21.5, 50), at(32, 29), at(42.5, 50), at(52, 25)], 3.25, '#ffffff')
    pen.circle(...at(32, 14.5), 3, colours.sun)
    pen.text('Wojaż', { font: 'title', size: 18, colour: colours.ink }, { x: left + 42, y: 41 })
    const small = { font: 'regular', size: 9, colour: colours.soft } as const
    pen.text(caption, small, { x: left, y: 47, width, align: 'right' })
    across(sheet, 82, 0.75, colours.line)
  })
  sheet.y = 98
}

/** A line from the left to the right margin. */
export function across({ pen, left, width }: Sheet, y: number, thickness: number, colour: string): void {
  pen.line(
    [
      [left, y],
      [left + width, y],
    ],
    thickness,
    colour,
  )
}

/** Pages are numbered after all of them are drawn. */
function footers(sheet: Sheet, head: SheetHead): void {
  const { pen, left: x, width } = sheet
  const y = pageOf(head).height - 44
  const style = { font: 'regular', size: 7.5, colour: colours.soft } as const
  pen.onEveryPage((number, count) =>
    pen.decoration(() => {
      across(sheet, y - 8, 0.75, colours.line)
      pen.text(head.footer, style, { x, y })
      pen.text(head.pageOf(number, count), style, { x, y, width, align: 'right' })
    }),
  )
}

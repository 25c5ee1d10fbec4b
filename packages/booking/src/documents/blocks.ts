import { colours, decoration, type Sheet } from './sheet.ts'

/** The building blocks of documents. Each draws at `sheet.y` and moves it down. */

export function title(sheet: Sheet, text: string, below: string): void {
  const { pen, left, width } = sheet
  sheet.tag('H1', () => {
    pen.font('title').fontSize(16.5).fillColor(colours.ink)
    pen.text(text, left, sheet.y, { width, lineGap: 2 })
  })
  sheet.tag('P', () => {
    pen.font('regular').fontSize(10).fillColor(colours.soft)
    pen.text(below, left, pen.y + 3, { width })
  })
  sheet.y = pen.y + 16
}

export function heading(sheet: Sheet, text: string, keepWith = 60): void {
  const { pen, left, width } = sheet
  sheet.room(keepWith)
  sheet.tag('H2', () => {
    pen.font('title').fontSize(11.5).fillColor(colours.ink).text(text, left, sheet.y, { width })
  })
  sheet.y = pen.y + 6
}

export function paragraph(sheet: Sheet, text: string, { small = false } = {}): void {
  const { pen, left, width } = sheet
  const style = () => pen.font('regular').fontSize(small ? 8.5 : 9.5)
  const layout = { width, lineGap: 1.5 }
  sheet.room(style().heightOfString(text, layout))
  sheet.tag('P', () => {
    style()
      .fillColor(small ? colours.soft : colours.ink)
      .text(text, left, sheet.y, layout)
  })
  sheet.y = pen.y + 6
}

export function bullets(sheet: Sheet, items: readonly string[]): void {
  const { pen, left, width } = sheet
  for (const item of items) {
    const style = () => pen.font('regular').fontSize(9)
    const layout = { width: width - 12, lineGap: 1.5 }
    sheet.room(style().heightOfString(item, layout))
    const top = sheet.y
    decoration(pen, () => pen.circle(left + 3, top + 5.6, 1.6).fill(colours.accent))
    sheet.tag('P', () => {
      style()
        .fillColor(colours.ink)
        .text(item, left + 12, top, layout)
    })
    sheet.y = pen.y + 4
  }
  sheet.y += 6
}

export interface Fact {
  readonly label: string
  readonly value: string
  /** A second label in another language. */
  readonly also?: string
}

/** Draws labels above values, in the given number of columns. */
export function facts(sheet: Sheet, all: readonly Fact[], columns = 2): void {
  const { left, width } = sheet
  const gap = 20
  const column = (width - gap * (columns - 1)) / columns
  for (let first = 0; first < all.length; first += columns) {
    const row = all.slice(first, first + columns)
    const heights = row.map((fact) => factHeight(sheet, fact, column))
    const height = Math.max(...heights)
    sheet.room(height)
    for (const [index, fact] of row.entries()) drawFact(sheet, fact, left + index * (column + gap), column)
    sheet.y += height + 7
  }
  sheet.y += 5
}

const labelOf = ({ label, also }: Fact) => (also ? `${label} / ${also}` : label)

function factHeight({ pen }: Sheet, fact: Fact, width: number): number {
  const label = pen.font('regular').fontSize(8).heightOfString(labelOf(fact), { width })
  return label + 1.5 + pen.font('strong').fontSize(10).heightOfString(fact.value, { width, lineGap: 1 })
}

function drawFact(sheet: Sheet, fact: Fact, left: number, width: number): void {
  const { pen } = sheet
  sheet.tag('P', () => {
    pen.font('regular').fontSize(8).fillColor(colours.soft).text(labelOf(fact), left, sheet.y, { width })
    pen.font('strong').fontSize(10).fillColor(colours.ink)
    pen.text(fact.value, left, pen.y + 1.5, { width, lineGap: 1 })
  })
}

/** Draws the main subject of the sheet: large text, a line below, and the stars of a hotel. */
export function card(
  sheet: Sheet,
  { words, below, stars, starsAloud }: { words: string; below: string; stars: number; starsAloud: string },
): void {
  const { pen, left, width } = sheet
  const inner = width - 36
  const wordsHeight = pen.font('title').fontSize(16).heightOfString(words, { width: inner })
  const belowHeight = pen.font('regular').fontSize(10).heightOfString(below, { width: inner, lineGap: 2 })
  const starsHeight = stars > 0 ? 16 : 0
  const height = 32 + wordsHeight + starsHeight + belowHeight
  sheet.room(height)
  const top = sheet.y
  decoration(pen, () => {
    pen.roundedRect(left, top, width, height, 8).fill(colours.paper)
    pen.rect(left, top + 14, 3, height - 28).fill(colours.accent)
  })
  sheet.tag('P', () => {
    pen
      .font('title')
      .fontSize(16)
      .fillColor(colours.ink)
      .text(words, left + 18, top + 14, { width: inner })
    pen.font('regular').fontSize(10).fillColor(colours.soft)
    pen.text(below, left + 18, top + 18 + wordsHeight + starsHeight, { width: inner, lineGap: 2 })
  })
  if (stars > 0) {
    const draw = () => {
      for (let number = 0; number < stars; number += 1)
        star(pen, left + 23 + number * 13, top + 14 + wordsHeight + 9)
    }
    sheet.tag('Figure', draw, starsAloud)
  }
  sheet.y = top + height + 14
}

function star(pen: PDFKit.PDFDocument, x: number, y: number): void {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 5.2 : 2.2
    const angle = (Math.PI / 5) * index - Math.PI / 2
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as [number, number]
  })
  pen.polygon(...points).fill(colours.sun)
}

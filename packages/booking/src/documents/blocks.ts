import type { TextStyle } from './pdf/pen.ts'
import { colours, type Sheet } from './sheet.ts'

/** The building blocks of documents. Each draws at `sheet.y` and moves it down. */

const { ink, soft } = colours

export function title(sheet: Sheet, text: string, below: string): void {
  const { pen, left: x, width } = sheet
  let { y } = sheet
  pen.tag('H1', () => {
    y = pen.text(text, { font: 'title', size: 16.5, colour: ink, lineGap: 2 }, { x, y, width })
  })
  pen.tag('P', () => {
    y = pen.text(below, { font: 'regular', size: 10, colour: soft }, { x, y: y + 3, width })
  })
  sheet.y = y + 16
}

export function heading(sheet: Sheet, text: string, keepWith = 60): void {
  const { pen, left: x, width } = sheet
  sheet.room(keepWith)
  pen.tag('H2', () => {
    sheet.y = pen.text(text, { font: 'title', size: 11.5, colour: ink }, { x, y: sheet.y, width }) + 6
  })
}

export function paragraph(sheet: Sheet, text: string, { small = false } = {}): void {
  const { pen, left: x, width } = sheet
  const style: TextStyle = {
    font: 'regular',
    size: small ? 8.5 : 9.5,
    colour: small ? soft : ink,
    lineGap: 1.5,
  }
  for (const part of partsOf(sheet, text, style, width)) {
    sheet.room(pen.heightOf(part, style, width))
    pen.tag('P', () => {
      sheet.y = pen.text(part, style, { x, y: sheet.y, width }) + 6
    })
  }
}

/** A text taller than this (by default, than a page) is parted between its words. */
export function partsOf(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  width: number,
  tallest = sheet.tallest,
): string[] {
  const middle = text.slice(0, text.length / 2).search(/\s\S*$/)
  if (middle < 1 || sheet.pen.heightOf(text, style, width) <= tallest) return [text]
  const halves = [text.slice(0, middle), text.slice(middle + 1)]
  return halves.flatMap((half) => partsOf(sheet, half, style, width, tallest))
}

export function bullets(sheet: Sheet, items: readonly string[]): void {
  const { pen, left } = sheet
  const width = sheet.width - 12
  const style: TextStyle = { font: 'regular', size: 9, colour: ink, lineGap: 1.5 }
  for (const item of items)
    for (const [index, part] of partsOf(sheet, item, style, width).entries()) {
      sheet.room(pen.heightOf(part, style, width))
      if (index === 0) pen.decoration(() => pen.circle(left + 3, sheet.y + 5.6, 1.6, colours.accent))
      pen.tag('P', () => {
        sheet.y = pen.text(part, style, { x: left + 12, y: sheet.y, width }) + 4
      })
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
export function facts(sheet: Sheet, given: readonly Fact[], columns = 2): void {
  const { left, width } = sheet
  const gap = 20
  const column = (width - gap * (columns - 1)) / columns
  const all = given.flatMap((fact) => {
    const tallest = sheet.tallest - factHeight(sheet, { ...fact, value: '' }, column)
    const [value = '', ...more] = partsOf(sheet, fact.value, valueStyle, column, tallest)
    return [{ ...fact, value }, ...more.map((part) => ({ label: '', value: part }))]
  })
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
const labelStyle: TextStyle = { font: 'regular', size: 8, colour: soft }
const valueStyle: TextStyle = { font: 'strong', size: 10, colour: ink, lineGap: 1 }

function factHeight({ pen }: Sheet, fact: Fact, width: number): number {
  return pen.heightOf(labelOf(fact), labelStyle, width) + 1.5 + pen.heightOf(fact.value, valueStyle, width)
}

function drawFact({ pen, y }: Sheet, fact: Fact, x: number, width: number): void {
  pen.tag('P', () => {
    const below = pen.text(labelOf(fact), labelStyle, { x, y, width })
    pen.text(fact.value, valueStyle, { x, y: below + 1.5, width })
  })
}

/** Draws the main subject of the sheet: large text, a line below, and the stars of a hotel. */
export function card(
  sheet: Sheet,
  { words, below, stars, starsAloud }: { words: string; below: string; stars: number; starsAloud: string },
): void {
  const { pen, left, width } = sheet
  const [x, inner] = [left + 18, width - 36]
  const large: TextStyle = { font: 'title', size: 16, colour: ink }
  const plain: TextStyle = { font: 'regular', size: 10, colour: soft, lineGap: 2 }
  const wordsHeight = pen.heightOf(words, large, inner)
  const starsHeight = stars > 0 ? 16 : 0
  const height = 32 + wordsHeight + starsHeight + pen.heightOf(below, plain, inner)
  sheet.room(height)
  const top = sheet.y
  pen.decoration(() => {
    pen.rectangle(left, top, width, height, colours.paper, 8)
    pen.rectangle(left, top + 14, 3, height - 28, colours.accent)
  })
  pen.tag('P', () => {
    pen.text(words, large, { x, y: top + 14, width: inner })
    pen.text(below, plain, { x, y: top + 18 + wordsHeight + starsHeight, width: inner })
  })
  if (stars > 0) {
    const draw = () => {
      for (let number = 0; number < stars; number += 1)
        star(sheet, left + 23 + number * 13, top + 14 + wordsHeight + 9)
    }
    pen.tag('Figure', draw, starsAloud)
  }
  sheet.y = top + height + 14
}

function star({ pen }: Sheet, x: number, y: number): void {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 5.2 : 2.2
    const angle = (Math.PI / 5) * index - Math.PI / 2
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })
  pen.polygons([points], colours.sun)
}

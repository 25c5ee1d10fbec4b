import { partsOf } from './blocks.ts'
import type { TextStyle } from './pdf/pen.ts'
import { across, colours, type Sheet } from './sheet.ts'

export interface Column {
  readonly label: string
  /** Fraction of the whole width. */
  readonly share: number
  readonly align?: 'left' | 'right'
}

export interface Row {
  readonly cells: readonly string[]
  /** The sum of the rows above. */
  readonly isSum?: boolean
}

const padding = 4
const gap = 10

/** Rows never break across pages, unless they are taller than one. The head is repeated on the next page. */
export function table(sheet: Sheet, columns: readonly Column[], given: readonly Row[]): void {
  const { pen, left, width } = sheet
  const places = columns.map(({ share, align = 'left' }, index) => {
    const before = columns.slice(0, index).reduce((sum, column) => sum + column.share, 0)
    const end = index === columns.length - 1 ? 0 : gap
    return { x: left + before * width, width: share * width - end, align }
  })
  const height = (cells: readonly string[], row: Row | 'head') =>
    Math.max(...cells.map((cell, index) => pen.heightOf(cell, styleOf(row), places[index]?.width ?? width)))

  const labels = columns.map(({ label }) => label)
  const hasHead = labels.some((label) => label !== '')
  const drawHead = () => drawRow(labels, 'head')
  const tallest = sheet.tallest - 2 * padding - (hasHead ? height(labels, 'head') + 3 : 0)
  const rows = given.flatMap((row) => {
    const parts = row.cells.map((cell, index) =>
      partsOf(sheet, cell, styleOf(row), places[index]?.width ?? width, tallest),
    )
    const count = Math.max(...parts.map(({ length }) => length))
    return Array.from({ length: count }, (_, nth) => ({
      ...row,
      cells: parts.map((cell) => cell[nth] ?? ''),
    }))
  })
  if (hasHead) drawHead()
  for (const row of rows) {
    const before = sheet.y
    sheet.room(height(row.cells, row) + 2 * padding)
    if (sheet.y < before && hasHead) drawHead()
    drawRow(row.cells, row)
  }
  sheet.y += 12

  function drawRow(cells: readonly string[], row: Row | 'head') {
    const tall = height(cells, row)
    const top = sheet.y + (row === 'head' ? 0 : padding)
    pen.tag('P', () => {
      cells.forEach((cell, index) => {
        const place = places[index]
        if (place) pen.text(cell, styleOf(row), { ...place, y: top })
      })
    })
    sheet.y = top + tall + (row === 'head' ? 3 : padding)
    const isStrong = row === 'head' || row.isSum
    pen.decoration(() => across(sheet, sheet.y, isStrong ? 1 : 0.5, isStrong ? colours.ink : colours.line))
  }
}

function styleOf(row: Row | 'head'): TextStyle {
  if (row === 'head') return { font: 'regular', size: 8, colour: colours.soft }
  return row.isSum
    ? { font: 'strong', size: 10.5, colour: colours.ink }
    : { font: 'regular', size: 9.5, colour: colours.ink }
}

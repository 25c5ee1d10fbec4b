import { colours, decoration, type Sheet } from './sheet.ts'

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

/** Rows never break across pages. The head is repeated on the next page. */
export function table(sheet: Sheet, columns: readonly Column[], rows: readonly Row[]): void {
  const { pen, left, width } = sheet
  const places = columns.map(({ share, align = 'left' }, index) => {
    const before = columns.slice(0, index).reduce((sum, column) => sum + column.share, 0)
    const end = index === columns.length - 1 ? 0 : gap
    return { x: left + before * width, width: share * width - end, align }
  })
  const style = (row: Row | 'head') => {
    if (row === 'head') return pen.font('regular').fontSize(8).fillColor(colours.soft)
    return pen
      .font(row.isSum ? 'strong' : 'regular')
      .fontSize(row.isSum ? 10.5 : 9.5)
      .fillColor(colours.ink)
  }
  const height = (cells: readonly string[], row: Row | 'head') =>
    Math.max(...cells.map((cell, index) => style(row).heightOfString(cell, { width: places[index]?.width })))

  const labels = columns.map(({ label }) => label)
  const hasHead = labels.some((label) => label !== '')
  const drawHead = () => drawRow(labels, 'head')
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
    sheet.tag('P', () => {
      cells.forEach((cell, index) => {
        const place = places[index]
        if (place) style(row).text(cell, place.x, top, { width: place.width, align: place.align })
      })
    })
    sheet.y = top + tall + (row === 'head' ? 3 : padding)
    const isStrong = row === 'head' || row.isSum
    decoration(pen, () => {
      pen.moveTo(left, sheet.y).lineTo(left + width, sheet.y)
      pen.lineWidth(isStrong ? 1 : 0.5).stroke(isStrong ? colours.ink : colours.line)
    })
  }
}
